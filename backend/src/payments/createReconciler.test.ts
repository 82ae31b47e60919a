import { Writable } from 'node:stream';
import type { Selectable, Updateable } from 'kysely';
import pino from 'pino';
import { startPayments, type TestPayments } from '../testing/startPayments';
import { TEST_ADMIN } from '../testing/testTokens';
import { createReconciler } from './createReconciler';
import type { Payment } from './Payment';
import type { PaymentRow } from './PaymentRow';

const HOUR = 3_600_000;

describe('orders that were left half done', () => {
  let pay: TestPayments;
  let now = Date.parse('2026-11-21T12:00:00Z');
  let members = 0;

  beforeAll(async () => {
    pay = await startPayments({ now: () => now });
  }, 60_000);
  afterAll(() => pay.close());

  const rowOf = (id: string): Promise<Selectable<PaymentRow>> =>
    pay.test.database.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
  const change = (id: string, values: Updateable<PaymentRow>) =>
    pay.test.database.db.updateTable('payments').set(values).where('order_id', '=', id).execute();
  const newOrder = async () => {
    const uid = `payer-${(members += 1)}`;
    return { uid, id: await pay.order(uid) };
  };
  const catchUp = (uid: string) => pay.test.paying.catchUp(uid);

  it('wait for their payer, and are given up when PayPal has forgotten them', async () => {
    const { uid, id } = await newOrder();
    await catchUp(uid);
    expect((await rowOf(id)).state).toBe('created');
    now += 3 * HOUR + 1;
    await catchUp(uid);
    expect((await rowOf(id)).state).toBe('abandoned');
    // Nothing is lost should the payer still find a way to approve it.
    pay.standIn.book.decide(id, 'pay');
    expect(await pay.confirm(uid, id)).toMatchObject({ status: 200, body: { state: 'completed' } });
  });

  it('are left to their payer where the money was refused: what was told stays true', async () => {
    const { uid, id } = await newOrder();
    pay.standIn.book.decide(id, 'decline');
    expect((await pay.confirm(uid, id)).status).toBe(402);
    pay.standIn.book.decide(id, 'pay');
    await catchUp(uid);
    expect(await rowOf(id)).toMatchObject({ state: 'abandoned', captured_at: null });
    // Who chooses another way to pay comes back with it.
    expect(await pay.confirm(uid, id)).toMatchObject({ status: 200, body: { state: 'completed' } });
  });

  it('are given up when PayPal’s answer never came', async () => {
    const { uid, id } = await newOrder();
    await change(id, { order_id: null });
    now += 3 * HOUR + 1;
    await catchUp(uid);
    const rows = await pay.test.database.db
      .selectFrom('payments')
      .select('state')
      .where('uid', '=', uid)
      .execute();
    expect(rows).toEqual([{ state: 'abandoned' }]);
  });

  it('are captured where the process ended before PayPal was asked to', async () => {
    const { uid, id } = await newOrder();
    pay.standIn.book.decide(id, 'pay');
    await change(id, { state: 'capturing' });
    await catchUp(uid);
    expect(await rowOf(id)).toMatchObject({ state: 'completed', captured_at: expect.any(String) as string });
  });

  it('can be paid anew where nothing was captured after all', async () => {
    const { uid, id } = await newOrder();
    await change(id, { state: 'capturing' });
    await catchUp(uid);
    expect((await rowOf(id)).state).toBe('created');
  });

  it('keep a person busy where PayPal took something else than was asked for', async () => {
    const { uid, id } = await newOrder();
    pay.standIn.book.decide(id, 'wrong-amount');
    pay.standIn.book.take(id);
    await catchUp(uid);
    expect((await rowOf(id)).state).toBe('mismatched');
  });

  it('are given up, the oldest first, when they become many', async () => {
    const uid = 'undecided';
    const ids: string[] = [];
    while (ids.length < 7) ids.push(await pay.order(uid));
    const states = await Promise.all(ids.map(async (id) => (await rowOf(id)).state));
    expect(states).toEqual([...Array<string>(2).fill('abandoned'), ...Array<string>(5).fill('created')]);
  });

  it('are paid no more, once given up, beside another payment', async () => {
    const { uid, id } = await newOrder();
    pay.standIn.book.decide(id, 'pay');
    await change(id, { state: 'abandoned' });
    const paid = await pay.order(uid);
    pay.standIn.book.decide(paid, 'pay');
    expect((await pay.confirm(uid, paid)).status).toBe(200);
    expect(await pay.confirm(uid, id)).toMatchObject({
      status: 409,
      body: { error: { code: 'renewal-not-open' } },
    });
    expect(pay.standIn.book.order(id).capture).toBeNull();
  });

  it('are looked at as long as the site runs', async () => {
    const { id } = await newOrder();
    pay.standIn.book.decide(id, 'pay');
    const stop = pay.test.paying.start();
    while ((await rowOf(id)).state !== 'completed');
    await stop();
    expect(pay.standIn.book.order(id).capture?.status).toBe('COMPLETED');
  });
});

describe('the log', () => {
  it('holds nothing personal and nothing secret, whatever goes wrong with a payment', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const pay = await startPayments({ logger: pino({ level: 'trace' }, stream) });
    const [uid, other] = ['uid-of-somebody', 'uid-of-another'];
    const [fine, wrong] = [await pay.order(uid), await pay.order(other)];
    pay.standIn.book.decide(fine, 'pay');
    await pay.confirm(uid, fine);
    pay.standIn.book.decide(wrong, 'wrong-amount');
    pay.standIn.book.take(wrong);
    await pay.confirm(other, wrong);
    const { headers, body } = pay.standIn.webhooks.sign('PAYMENT.CAPTURE.COMPLETED', { id: 'ELSEWHERE' });
    await pay.test.app.inject({ method: 'POST', url: '/apin/webhook/paypal', headers, payload: body });
    await pay.standIn.app.close();
    await pay.call('POST', '/apin/paypal/orders', { sub: 'uid-of-a-third' }, {});
    await pay.test.database.db.destroy();
    const admin = { sub: uid, email: TEST_ADMIN, email_verified: true };
    const link = '/apin/downloads/runners.csv?link=a-link-that-opens-something';
    await pay.call('GET', `/apin/user/${uid}/csv/count?from=2026-11-21&to=2026-11-21`, admin);
    await pay.test.app.inject({ url: link });
    await pay.close();

    const log = lines.join('');
    for (const expected of [
      'another payment than was asked for',
      'not ours',
      'cannot be reached',
      'csv/count',
    ]) {
      expect(log).toContain(expected);
    }
    for (const secret of [
      'uid-of-',
      TEST_ADMIN,
      'membre@',
      'eyJ',
      'Bearer',
      'stand-in-secret',
      'a-link-that',
    ]) {
      expect(log).not.toContain(secret);
    }
  }, 60_000);
});

describe('a run without a database', () => {
  const order = (id: number): Payment => ({
    id,
    requestId: `request-${id}`,
    uid: 'payer',
    orderId: `order-${id}`,
    captureId: null,
    state: 'capturing',
    amount: { value: '9.90', currency: 'EUR' },
    days: 30,
    createdAt: 0,
    capturedAt: null,
  });

  it('asks PayPal for no more orders once it has failed, and waits for those it has asked for', async () => {
    let underWay = 0;
    const finish = jest.fn(async () => {
      underWay += 1;
      await new Promise(setImmediate);
      underWay -= 1;
      throw new Error('the database is away');
    });
    const { run } = createReconciler({
      store: {
        openOrders: async () => Array.from({ length: 50 }, (_, index) => order(index)),
        move: async () => undefined,
      },
      finisher: { finish },
      now: () => 0,
      logger: { error: () => undefined, warn: () => undefined },
    });
    await expect(run()).rejects.toThrow('the database is away');
    expect([finish.mock.calls.length, underWay]).toEqual([4, 0]);
  });
});
