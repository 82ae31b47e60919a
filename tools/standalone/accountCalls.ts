import {
  DEFAULT_USER_SETTINGS,
  type PaymentRecord,
  type SubscriptionOffer,
  type UserPatch,
  type UserSettings,
} from '@galopin/shared/contracts';
import type { RecordedCall } from '@galopin/shared/testing';
import type { Visitor } from './switches';

const DAY = 86_400_000;
const PAID_DAYS_AGO = 3;
const AMOUNT = { value: '9.90', currency: 'EUR' };
/** No call of a member's account. */
export const NO_ACCOUNT_CALL = Symbol('no call of an account');

/** A member's own calls, answered as the backend would; settings are kept until the page is loaded again. */
export function createAccountCalls(now: () => number) {
  let settings: UserSettings = DEFAULT_USER_SETTINGS;
  const paidAt = () => new Date(now() - PAID_DAYS_AGO * DAY).toISOString();
  const later = (days: number) => new Date(now() + days * DAY).toISOString();
  const isPaid = (visitor: Visitor) => visitor === 'subscriber';
  const payments = (visitor: Visitor) =>
    isPaid(visitor) ? [paymentOf(paidAt(), later(30 - PAID_DAYS_AGO))] : [];
  const offer = (visitor: Visitor): SubscriptionOffer => ({
    amount: AMOUNT,
    days: 30,
    opensAt: isPaid(visitor) ? later(27 - PAID_DAYS_AGO) : null,
  });
  const record = (uid: string, visitor: Visitor) => ({
    uid,
    email: '',
    ...settings,
    ...(isPaid(visitor) && { payment: { payment: { state: 'completed', create_time: paidAt() } } }),
  });

  return function answer({ kind, name, body }: RecordedCall, visitor: Visitor): unknown {
    if (name === '/apin/paypal/offer') return offer(visitor);
    if (name === '/apin/paypal/payments') return { payments: payments(visitor) };
    const [, uid, call] = /^\/apin\/user\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
    if (uid === undefined) return NO_ACCOUNT_CALL;
    switch (call) {
      case undefined:
        if (kind === 'patch') settings = merge(settings, body as UserPatch);
        return record(uid, visitor);
      case 'csv/count':
        return { rows: 714, races: 62 };
      case 'export':
        return { exportedAt: later(0), user: record(uid, visitor), payments: payments(visitor) };
      case 'sign-out-everywhere':
        return null;
      default:
        return NO_ACCOUNT_CALL;
    }
  };
}

function merge(settings: UserSettings, { preferences, favourites, ...changed }: UserPatch): UserSettings {
  return {
    ...settings,
    ...changed,
    preferences: { ...settings.preferences, ...preferences },
    favourites: { ...settings.favourites, ...favourites },
  };
}

function paymentOf(paidAt: string, end: string): PaymentRecord {
  return {
    id: 1,
    orderId: '5O190127TN364715T',
    state: 'completed',
    amount: AMOUNT,
    createdAt: paidAt,
    periodStart: paidAt,
    periodEnd: end,
    receiptNumber: 'G-DEMO-000001',
  };
}
