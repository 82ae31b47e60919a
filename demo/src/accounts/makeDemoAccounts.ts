import type { FastifyBaseLogger } from 'fastify';
import type { BackendSettings } from '@galopin/backend/settings';
import type { MemberStore } from '@galopin/backend/members';
import type { HealthProbe } from '@galopin/backend/health';
import { createAuthEmulatorClient } from './createAuthEmulatorClient';
import { createDemoAccounts } from './createDemoAccounts';

/** Accounts in the making. */
export interface DemoAccounts {
  /** Fails until they are there. */
  readonly probe: HealthProbe;
  stop(): Promise<unknown>;
}

/**
 * Makes the accounts while the site comes up; until they are there, the site is not said to be well.
 * @returns undefined without the Auth emulator, where none can be made
 */
export function makeDemoAccounts(
  { firebase, adminEmail }: BackendSettings,
  members: MemberStore,
  logger: FastifyBaseLogger,
): DemoAccounts | undefined {
  if (firebase.emulatorHost === undefined) return undefined;
  const giveUp = new AbortController();
  let state: 'waiting' | 'ready' | { readonly failure: string } = 'waiting';
  const emulator = createAuthEmulatorClient(firebase.emulatorHost, firebase.projectId);
  const made = createDemoAccounts({
    emulator,
    members,
    adminEmail,
    now: Date.now,
    signal: giveUp.signal,
  }).then(
    () => (state = 'ready'),
    (error: unknown) => {
      state = { failure: error instanceof Error ? error.message : String(error) };
      if (!giveUp.signal.aborted) logger.error({ err: error }, 'The demo accounts could not be made');
    },
  );
  return {
    probe: () => {
      if (state === 'ready') return Promise.resolve(null);
      const reason =
        state === 'waiting' ? `Waiting for the Auth emulator at ${firebase.emulatorHost}` : state.failure;
      return Promise.reject(new Error(reason));
    },
    stop: () => {
      giveUp.abort();
      return made;
    },
  };
}
