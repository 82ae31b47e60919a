import type {
  AlertState,
  PaymentConfirmation,
  PaymentRecord,
  SubscriptionOffer,
} from '@galopin/shared/contracts';
import { createFakeShell, type FakeShell, type FakeShellOptions } from '@galopin/shared/testing';

/** A row of `/apin/days` as the API sends it. */
export function dayRow(changed: Record<string, unknown> = {}): Record<string, unknown> {
  return { jour: '2026-11-21', meetings: 8, races: 62, runners: 714, ...changed };
}

/** A member's record of `/apin/user/{uid}`, with a payment of some days before `now` (epoch milliseconds). */
export function memberRecord(now: number, daysAgo: number, state = 'completed'): Record<string, unknown> {
  const create_time = new Date(now - daysAgo * 86_400_000).toISOString();
  return { uid: 'u1', email: 'abonne@demo.test', payment: { state, create_time } };
}

/** A fake shell whose sign-in goes as told. */
export function shellWithSignIn(
  signIn: (email: string, password: string) => Promise<void>,
  options: FakeShellOptions = {},
): FakeShell {
  const shell = createFakeShell(options);
  return { ...shell, session: { ...shell.session, signIn } };
}

/** A payment as the API sends it: 9,90 € of 18 November 2026, for thirty days. */
export function paymentRecord(changed: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    id: 42,
    orderId: '5O190127TN364715T',
    state: 'completed',
    amount: { value: '9.90', currency: 'EUR' },
    createdAt: '2026-11-18T12:00:00.000Z',
    periodStart: '2026-11-18T12:00:00.000Z',
    periodEnd: '2026-12-18T12:00:00.000Z',
    receiptNumber: 'G-2026-000042',
    ...changed,
  };
}

/** What is answered once a payment is kept. */
export function paymentConfirmation(): PaymentConfirmation {
  const payment = paymentRecord();
  return { state: 'completed', create_time: payment.createdAt, payment };
}

/** What a subscription costs, for a member who may pay now. */
export function offer(changed: Partial<SubscriptionOffer> = {}): SubscriptionOffer {
  return { amount: { value: '9.90', currency: 'EUR' }, days: 30, opensAt: null, ...changed };
}

/** A member who has chosen nothing about alerts, on a site that pushes and mails. */
export function alertState(changes: Partial<AlertState> = {}): AlertState {
  return {
    choices: [],
    devices: [],
    prices: [],
    push: { key: 'B'.repeat(87) },
    mail: { isAvailable: true, address: 'membre@demo.test' },
    ...changes,
  };
}
