import type { UserPatch } from '@galopin/shared/contracts';
import { startPayments, type TestPayments } from '../testing/startPayments';
import { TEST_ADMIN } from '../testing/testTokens';

const SPAN = 'from=2026-11-21&to=2026-11-21';
const CALLS = [
  ['GET', '/apin/user/owner'],
  ['PATCH', '/apin/user/owner'],
  ['DELETE', '/apin/user/owner'],
  ['GET', '/apin/user/owner/export'],
  ['POST', '/apin/user/owner/sign-out-everywhere'],
  ['POST', `/apin/user/owner/csv?${SPAN}`],
  ['GET', `/apin/user/owner/csv/count?${SPAN}`],
] as const;
const PAYMENT_CALLS = [
  ['POST', '/apin/paypal'],
  ['POST', '/apin/paypal/orders'],
  ['GET', '/apin/paypal/payments'],
] as const;

describe('what belongs to a member is closed, and stays as it is', () => {
  let pay: TestPayments;
  /** An order of the owner that only waits to be confirmed. */
  let order: string;

  beforeAll(async () => {
    pay = await startPayments();
    await pay.call('PATCH', '/apin/user/owner', { sub: 'owner' }, { displayName: 'Élodie' });
    order = await pay.order('owner');
    pay.standIn.book.decide(order, 'pay');
  }, 60_000);
  afterAll(() => pay.close());

  const patch: UserPatch = { newsletter: true };
  const bodyOf = (method: string, path: string): unknown => {
    if (method === 'PATCH') return patch;
    return path === '/apin/paypal' ? { data: { orderID: order } } : undefined;
  };
  /** All that is kept of the owner, and what PayPal took of anybody. */
  const kept = async () => ({
    record: await pay.test.members.find('owner'),
    rows: await pay.test.database.db.selectFrom('payments').selectAll().orderBy('id').execute(),
    captures: pay.standIn.book.orders.filter(({ capture }) => capture !== null),
  });
  const AS_IT_WAS = {
    record: { uid: 'owner', email: 'membre@demo.test', displayName: 'Élodie' },
    rows: [{ uid: 'owner', state: 'created', capture_id: null }],
    captures: [],
  };

  it.each(CALLS)('%s %s: to another user, and to an administrator', async (method, path) => {
    for (const claims of [{ sub: 'other' }, { sub: 'boss', email: TEST_ADMIN, email_verified: true }]) {
      expect(await pay.call(method, path, claims, bodyOf(method, path))).toMatchObject({
        status: 403,
        body: { error: { code: 'forbidden', message: expect.stringContaining('only their own record') } },
      });
    }
    expect(await kept()).toMatchObject(AS_IT_WAS);
  });

  it.each([...CALLS, ...PAYMENT_CALLS])('%s %s: without a good token', async (method, path) => {
    const { tokens } = pay.test;
    const [head, , signature] = (await tokens.sign({ sub: 'owner' })).split('.');
    const admin = await tokens.sign({ sub: 'owner', email: TEST_ADMIN, email_verified: true });
    const cases = [
      [null, 'unauthenticated', 'needs a signed-in user'],
      [await tokens.sign({ sub: 'owner', expiresIn: -10 }), 'invalid-token', 'has expired'],
      [await tokens.sign({ sub: 'owner', project: 'other' }), 'invalid-token', '"iss" is not accepted'],
      [`${head}.${admin.split('.')[1]}.${signature}`, 'invalid-token', 'not one of this site'],
      [tokens.unsigned({ sub: 'owner' }), 'invalid-token', 'not signed'],
      ['x', 'invalid-token', 'not one of this site'],
    ] as const;
    for (const [token, code, sentence] of cases) {
      expect(await pay.call(method, path, token, bodyOf(method, path))).toMatchObject({
        status: 401,
        body: { error: { code, message: expect.stringContaining(sentence) } },
      });
    }
    expect(await kept()).toMatchObject(AS_IT_WAS);
  });

  it('to an unverified address equal to the administrator’s: no subscription, no administration', async () => {
    const claims = { sub: 'claimant', email: TEST_ADMIN, email_verified: false };
    expect(await pay.call('GET', '/apin/health/system', claims)).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden', message: expect.stringContaining('address is not verified') } },
    });
    expect(await pay.call('POST', `/apin/user/claimant/csv?${SPAN}`, claims)).toMatchObject({
      status: 403,
      body: { error: { code: 'subscription-required' } },
    });
    expect(await kept()).toMatchObject(AS_IT_WAS);
    expect(await pay.test.members.find('claimant')).toBeUndefined();
  });
});
