import type { Notification } from '@galopin/shared/contracts';
import { createFakeShell, type FakeShellOptions } from '@galopin/shared/testing';
import { createSession } from '../session/createSession';
import type { LoadIdentity } from '../session/identityProvider';
import type { SessionHint } from '../session/sessionHint';
import { createFakeIdentity } from './createFakeIdentity';
import { createTestLogger } from './createTestLogger';

export interface TestSessionOptions {
  /** This browser was signed in last time. */
  readonly wasSignedIn?: boolean;
  /** The account of last time was the administrator's. */
  readonly wasAdmin?: boolean;
  /** A sign-out of last time has not reached the provider. */
  readonly owesSignOut?: boolean;
  /** In place of one that comes at once. */
  readonly load?: LoadIdentity;
  readonly navigate?: (to: string) => void;
  /** What the API answers; 404 by default. */
  readonly answer?: FakeShellOptions['answer'];
  /** Epoch milliseconds. */
  readonly now?: number;
}

/** The shell's session over an identity provider and an API in memory, which record what is asked of them. */
export function createTestSession(options: TestSessionOptions = {}) {
  const { wasSignedIn = false, answer, now = Date.UTC(2026, 10, 22, 12) } = options;
  const identity = createFakeIdentity();
  const logger = createTestLogger();
  const remembered: boolean[] = [];
  const visited: string[] = [];
  const notified: Notification[] = [];
  const forgotten = { times: 0 };
  let wasAdmin = options.wasAdmin ?? false;
  let owed = options.owesSignOut ?? false;
  const hint: SessionHint = {
    expectsMember: () => wasSignedIn,
    remember: (signedIn) => void remembered.push(signedIn),
    expectsAdmin: () => wasAdmin,
    rememberAdmin: (isAdmin) => {
      wasAdmin = isAdmin;
    },
    owesSignOut: () => owed,
    oweSignOut: (owes) => {
      owed = owes;
    },
  };
  const { api, calls } = createFakeShell(answer ? { answer } : {});
  const session = createSession({
    load: options.load ?? (async () => identity),
    hint,
    api,
    logger,
    navigate: (to) => {
      visited.push(to);
      options.navigate?.(to);
    },
    notify: (notification) => void notified.push(notification),
    forgetDevice: async () => {
      forgotten.times += 1;
    },
    now: () => now,
  });
  return { identity, logger, hint, remembered, visited, notified, forgotten, calls, session };
}
