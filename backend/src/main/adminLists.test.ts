import type { AdminMembers, AdminPayments, PayPalLook } from '@galopin/shared/contracts';
import { createLog } from '@galopin/shared/server';
import { addMember, createMemberTable } from '../testing/createMemberTable';
import { startPayments, type TestPayments } from '../testing/startPayments';
import { TEST_ADMIN } from '../testing/testTokens';

const ADMIN = { sub: 'admin-1', email: TEST_ADMIN, email_verified: true };
const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('the administrator’s lists', () => {
  let pay: TestPayments;
  const logged: string[] = [];
  const read = async <Answer>(path: string) => {
    const { status, body } = await pay.call('GET', path, ADMIN);
    return { status, body: body as Answer };
  };
  const codeOf = (body: unknown) => (body as { error: { code: string } }).error.code;
  const outage = (kind: string) =>
    pay.standIn.app.inject({ method: 'PUT', url: '/_stand-in/outage', payload: { kind } });
  const paid = async (uid: string) => {
    const id = await pay.order(uid);
    pay.standIn.book.decide(id, 'pay');
    await pay.confirm(uid, id);
    return id;
  };

  beforeAll(async () => {
    const logger = createLog('backend', 'info', { write: (line) => void logged.push(line) });
    pay = await startPayments({ now: () => NOW, timeLimit: 1500, logger });
    const { db } = pay.test.database;
    await createMemberTable(db);
    await addMember(db, { uid: 'paying', email: 'paying@demo.test' });
    await addMember(db, { uid: 'looking', email: 'looking@demo.test' });
  }, 60_000);
  afterAll(() => pay.close());

  it.each(['members', 'payments', 'payments/ORDER-1/paypal'])('are closed to others: %s', async (list) => {
    const path = `/apin/admin/${list}`;
    expect((await pay.call('GET', path, null)).status).toBe(401);
    expect((await pay.call('GET', path, { sub: 'paying' })).status).toBe(403);
    const unverified = { ...ADMIN, email_verified: false };
    expect((await pay.call('GET', path, unverified)).status).toBe(403);
  });

  it.each([
    ['members?state=rich', 'state', 'active, expired, failed, none'],
    ['members?limit=101', 'limit', '1 to 100'],
    ['members?offset=-1', 'offset', 'from 0'],
    [`members?search=${'x'.repeat(129)}`, 'search', '128 characters'],
    ['payments?state=paid', 'state', 'completed'],
    ['payments/no%20order/paypal', 'orderId', '1 to 64'],
  ])('refuse %s, naming what is wanted', async (path, parameter, wanted) => {
    const { status, body } = await read<object>(`/apin/admin/${path}`);
    expect([status, codeOf(body)]).toEqual([400, 'invalid-parameter']);
    expect(body).toMatchObject({
      error: { details: { parameter, wanted: expect.stringContaining(wanted) as string } },
    });
  });

  it('show who has paid, and how the order stands at PayPal', async () => {
    const id = await paid('paying');
    const { body } = await read<AdminMembers>('/apin/admin/members?state=active');
    expect(body).toMatchObject({ total: 1, members: [{ uid: 'paying', state: 'active' }] });
    expect(body.counts).toEqual({ active: 1, expired: 0, failed: 0, none: 1 });
    const payments = (await read<AdminPayments>('/apin/admin/payments?state=completed')).body;
    expect(payments).toMatchObject({
      total: 1,
      counts: { completed: 1 },
      payments: [{ orderId: id, uid: 'paying', email: 'paying@demo.test', state: 'completed', days: 30 }],
      months: [
        { month: '2026-11', currency: 'EUR', paid: 1, amount: '9.90', returned: 0, returnedAmount: '0.00' },
      ],
    });
    const look = (await read<PayPalLook>(`/apin/admin/payments/${id}/paypal`)).body;
    expect(look).toMatchObject({
      askedAt: new Date(NOW).toISOString(),
      orderStatus: 'COMPLETED',
      capture: { state: 'completed', amount: { value: '9.90', currency: 'EUR' } },
      differences: [],
    });
  });

  it('say what PayPal says otherwise, and change nothing by asking', async () => {
    const id = await pay.order('looking');
    pay.standIn.book.decide(id, 'pay');
    await pay.confirm('looking', id);
    const { db } = pay.test.database;
    const stored = db.updateTable('payments').where('order_id', '=', id);
    await stored.set({ state: 'refunded', amount: '19.90', capture_id: 'ANOTHER', uid: 'paying' }).execute();
    const { body } = await read<PayPalLook>(`/apin/admin/payments/${id}/paypal`);
    expect(body.differences).toEqual(['state', 'amount', 'capture', 'member']);
    const row = await db.selectFrom('payments').select('state').where('order_id', '=', id).execute();
    expect(row).toEqual([{ state: 'refunded' }]);
  });

  it('say plainly that PayPal is slow, away, or does not know the order', async () => {
    const id = await pay.order('waiting');
    const ask = () => read<object>(`/apin/admin/payments/${id}/paypal`);
    expect((await ask()).body).toMatchObject({ orderStatus: 'CREATED', capture: null, differences: [] });
    await outage('silent');
    expect(codeOf((await ask()).body)).toBe('provider-slow');
    await outage('failing');
    expect(codeOf((await ask()).body)).toBe('provider-failed');
    await outage('none');
    expect(codeOf((await read<object>('/apin/admin/payments/NEVER-MADE/paypal')).body)).toBe('order-unknown');
  });

  it('leave no search in the log when read', async () => {
    logged.length = 0;
    await read('/apin/admin/members?search=paying');
    expect(logged.join('')).not.toContain('paying');
  });
});
