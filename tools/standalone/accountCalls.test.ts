import type { RecordedCall } from '@galopin/shared/testing';
import { createAccountCalls, NO_ACCOUNT_CALL } from './accountCalls';

const NOW = Date.parse('2026-05-17T20:00:00Z');
const call = (name: string, changed: Partial<RecordedCall> = {}): RecordedCall => ({
  kind: 'get',
  name,
  query: {},
  ...changed,
});

describe('the calls of an account', () => {
  const answer = createAccountCalls(() => NOW);

  it('give a subscriber a payment of three days ago, and nothing to pay yet', () => {
    expect(answer(call('/apin/user/u'), 'subscriber')).toMatchObject({
      payment: { payment: { state: 'completed', create_time: '2026-05-14T20:00:00.000Z' } },
    });
    expect(answer(call('/apin/paypal/payments'), 'subscriber')).toMatchObject({
      payments: [{ state: 'completed', periodEnd: '2026-06-13T20:00:00.000Z' }],
    });
    expect(answer(call('/apin/paypal/offer'), 'subscriber')).toMatchObject({
      opensAt: '2026-06-10T20:00:00.000Z',
    });
  });

  it('give a member none, who may pay now', () => {
    expect(answer(call('/apin/user/u'), 'member')).not.toHaveProperty('payment');
    expect(answer(call('/apin/paypal/payments'), 'member')).toEqual({ payments: [] });
    expect(answer(call('/apin/paypal/offer'), 'member')).toMatchObject({ opensAt: null });
  });

  it('keep settings', () => {
    const body = { newsletter: true, preferences: { csvSeparator: ',' } };
    answer(call('/apin/user/u', { kind: 'patch', body }), 'member');
    expect(answer(call('/apin/user/u'), 'member')).toMatchObject({ ...body, displayName: null });
  });

  it('are no others', () => {
    expect(answer(call('/caractrap'), 'member')).toBe(NO_ACCOUNT_CALL);
    expect(answer(call('/apin/user/u/csv', { kind: 'post' }), 'subscriber')).toBe(NO_ACCOUNT_CALL);
  });
});
