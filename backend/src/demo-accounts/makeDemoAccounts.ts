import type { FastifyBaseLogger } from 'fastify';
import type { BackendSettings } from '../env';
import type { MemberStore } from '../members/MemberStore';
import type { HealthProbe } from '../routes/health/health';
import { createAuthEmulatorClient } from './createAuthEmulatorClient';
import { createDemoAccounts } from './createDemoAccounts';

/** Makes the accounts while the site comes up; until they are there, the site is not said to be well. */
export function makeDemoAccounts(
  { firebase, adminEmail }: BackendSettings,
  members: MemberStore,
  logger: FastifyBaseLogger,
  closers: (() => Promise<unknown>)[],
): HealthProbe | undefined {
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
  closers.push(() => {
    giveUp.abort();
    return made;
  });
  return () => {
    if (state === 'ready') return Promise.resolve(null);
    const reason =
      state === 'waiting' ? `Waiting for the Auth emulator at ${firebase.emulatorHost}` : state.failure;
    return Promise.reject(new Error(reason));
  };
}
