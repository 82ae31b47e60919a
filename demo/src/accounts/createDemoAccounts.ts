import { setTimeout as delay } from 'node:timers/promises';
import type { MemberStore, PaymentField } from '@galopin/backend/members';
import {
  EmulatorStartingError,
  EmulatorUnreachableError,
  type AuthEmulatorClient,
} from './createAuthEmulatorClient';

/** Password of every demo account. */
const PASSWORD = 'demo1234';
const DAY = 86_400_000;

interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly isAdmin?: boolean;
  /** The account's payment, given the time of it; one account for each of the two layouts. */
  readonly payment?: { readonly ageDays: number; readonly layout: 'nested' | 'flat' };
}

const ACCOUNTS: readonly DemoAccount[] = [
  { uid: 'demo-membre', email: 'membre@demo.test' },
  { uid: 'demo-abonne', email: 'abonne@demo.test', payment: { ageDays: 3, layout: 'nested' } },
  { uid: 'demo-expire', email: 'expire@demo.test', payment: { ageDays: 45, layout: 'flat' } },
];

export interface DemoAccountsOptions {
  readonly emulator: AuthEmulatorClient;
  readonly members: MemberStore;
  readonly adminEmail: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Gives up waiting for the emulator at once. */
  readonly signal: AbortSignal;
  /** Milliseconds between two tries while the emulator is not there yet. */
  readonly retryMs?: number;
  /** Most tries, so that a wrong address is reported in the end. */
  readonly tries?: number;
}

const RETRY_MS = 500;
/** Two minutes. One that says that it is starting is waited for however long that takes. */
const TRIES = 240;

/**
 * Makes the demo accounts, waiting for the emulator to come up. Accounts that exist keep their uid and get
 * back the password that the sign-in page shows; the administrator's address is verified; demo payments keep their
 * age.
 * @throws EmulatorUnreachableError when it does not come up, AbortError when given up, Error when it refuses
 */
export async function createDemoAccounts(options: DemoAccountsOptions): Promise<void> {
  await untilReachable(() => options.emulator.find(options.adminEmail), options);
  const admin: DemoAccount = { uid: 'demo-admin', email: options.adminEmail, isAdmin: true };
  for (const account of [...ACCOUNTS, admin]) await ensureAccount(account, options);
}

async function ensureAccount(
  { uid: wanted, email, isAdmin = false, payment }: DemoAccount,
  { emulator, members, now }: DemoAccountsOptions,
): Promise<void> {
  const found = await emulator.find(email);
  const uid = found?.uid ?? wanted;
  if (found === undefined) await emulator.create({ uid, email, password: PASSWORD, emailVerified: isAdmin });
  else if (isAdmin && !found.emailVerified) await emulator.update(uid, { emailVerified: true });
  if (!(await emulator.accepts(email, PASSWORD))) {
    await emulator.update(uid, { password: PASSWORD, disableUser: false });
  }
  await members.ensure({ uid, email });
  if (payment === undefined) return;
  // A payment made since, in the demo's own shop, is the visitor's and stays.
  const current = (await members.find(uid))?.payment;
  if (current === undefined || current.demo === true)
    await members.setPayment(uid, demoPayment(payment, now()));
}

function demoPayment({ ageDays, layout }: NonNullable<DemoAccount['payment']>, now: number): PaymentField {
  const payment = { state: 'completed', create_time: new Date(now - ageDays * DAY).toISOString() };
  return layout === 'nested' ? { payment, demo: true } : { ...payment, demo: true };
}

async function untilReachable(
  attempt: () => Promise<unknown>,
  { signal, retryMs = RETRY_MS, tries = TRIES }: DemoAccountsOptions,
): Promise<void> {
  for (let left = tries - 1; ;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (error instanceof EmulatorUnreachableError) left -= 1;
      else if (!(error instanceof EmulatorStartingError)) throw error;
      if (left < 0) throw error;
      await delay(retryMs, undefined, { signal });
    }
  }
}
