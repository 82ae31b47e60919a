import { randomUUID } from 'node:crypto';
import { presentCapture } from '@galopin/paypal-stand-in';
import { sql } from 'kysely';
import { migrate } from '../main/migrate';
import { addMember, createMemberTable } from '../testing/createMemberTable';
import { openTestDatabase } from '../testing/openTestDatabase';
import { startPayments, type TestPayments } from '../testing/startPayments';
import { checkStandings, repairStandings } from './checkStandings';
import { createPaymentStore } from './createPaymentStore';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(NOW - days * DAY).toISOString();
const SILENT = { warn: () => undefined };

describe('what is kept of a member', () => {
  let pay: TestPayments;
  let members = 0;
  const newMember = () => `member-${(members += 1)}`;
  const db = () => pay.test.database.db;
  const store = () => createPaymentStore(db(), 'webhook');
  const faultsOf = () => checkStandings(db());
  const rowOf = (uid: string) =>
    db().selectFrom('subscriptions').selectAll().where('uid', '=', uid).executeTakeFirst();
  const tell = async (type: string, resource: unknown) => {
    const { headers, body: payload } = pay.standIn.webhooks.sign(type, resource);
    const answer = await pay.test.app.inject({
      method: 'POST',
      url: '/apin/webhook/paypal',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(204);
  };
  const ordered = async (uid: string, outcome: Parameters<typeof pay.standIn.book.decide>[1] = 'pay') => {
    const id = await pay.order(uid);
    pay.standIn.book.decide(id, outcome);
    await pay.confirm(uid, id);
    return id;
  };
  const captureOf = (id: string) => pay.standIn.book.order(id).capture!;
  const refundOf = (id: string) => ({
    id: `${captureOf(id).id}R`,
    links: [{ rel: 'up', href: `${pay.url}/v2/payments/captures/${captureOf(id).id}` }],
  });
  /** A payment written past this program, as by another version or a person. */
  const paidElsewise = (uid: string, age: number, state = 'completed') =>
    sql`
    INSERT INTO payments (request_id, uid, order_id, capture_id, state, amount, currency, days, created_at, captured_at)
    VALUES (${randomUUID()}, ${uid}, ${randomUUID()}, ${randomUUID()}, ${state}, '9.90', 'EUR', 30, ${ago(age)}, ${ago(age)})`.execute(
      db(),
    );

  beforeAll(async () => {
    pay = await startPayments({ now: () => NOW, timeLimit: 1000 });
    await createMemberTable(db());
  }, 60_000);
  afterAll(() => pay.close());
  // Whatever a test has done: nothing is kept that the rule does not give, and nothing waits to be written.
  afterEach(async () => {
    const faults = await faultsOf();
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
  });

  it('is written with a payment', async () => {
    const uid = newMember();
    await ordered(uid);
    expect(await rowOf(uid)).toMatchObject({ is_stale: false, refused: null });
    expect(await store().standing(uid)).toMatchObject({ paidFrom: NOW, paidUntil: NOW + 30 * DAY });
  });

  it('is nothing for an order that nothing came of, or whose money was another', async () => {
    const uid = newMember();
    const id = await ordered(uid, 'decline');
    expect(await rowOf(uid)).toBeUndefined();
    await store().move((await store().find(id))!.id, ['abandoned'], 'mismatched');
    expect(await rowOf(uid)).toBeUndefined();
  });

  it('follows money that PayPal looked at first', async () => {
    const uid = newMember();
    const id = await ordered(uid, 'pending');
    expect(await store().standing(uid)).toMatchObject({ paidUntil: null, refused: { state: 'pending' } });
    captureOf(id).status = 'COMPLETED';
    await tell('PAYMENT.CAPTURE.COMPLETED', presentCapture(captureOf(id), uid));
    expect(await store().standing(uid)).toMatchObject({ paidUntil: NOW + 30 * DAY, refused: null });
  });

  it('stays with a part of the money given back, and ends with all of it', async () => {
    const uid = newMember();
    const id = await ordered(uid);
    captureOf(id).status = 'PARTIALLY_REFUNDED';
    await tell('PAYMENT.CAPTURE.REFUNDED', refundOf(id));
    expect(await store().standing(uid)).toMatchObject({ paidUntil: NOW + 30 * DAY, refused: null });
    captureOf(id).status = 'REFUNDED';
    await tell('PAYMENT.CAPTURE.REFUNDED', refundOf(id));
    expect(await store().standing(uid)).toMatchObject({
      paidUntil: null,
      activeUntil: null,
      refused: { state: 'refunded' },
      expiredFrom: NOW + 31 * DAY,
    });
  });

  it('ends with a dispute', async () => {
    const uid = newMember();
    const id = await ordered(uid);
    await tell('PAYMENT.CAPTURE.REVERSED', refundOf(id));
    expect(await store().standing(uid)).toMatchObject({ paidUntil: null, refused: { state: 'reversed' } });
  });

  it('counts two payments at once, one after the other', async () => {
    const uid = newMember();
    const names = [randomUUID(), randomUUID()];
    for (const name of names) {
      const order = {
        requestId: name,
        uid,
        amount: { value: '9.90', currency: 'EUR' },
        days: 30,
        createdAt: NOW,
        waivedAt: null,
      };
      await store().open(order, () => undefined);
      await store().name(name, name);
    }
    const settled = { state: 'completed', capturedAt: NOW } as const;
    await Promise.all(names.map((name) => store().settle(name, { ...settled, captureId: name })));
    expect(await store().standing(uid)).toMatchObject({ paidFrom: NOW, paidUntil: NOW + 60 * DAY });
  });

  it('counts a payment and the member’s own record set at once', async () => {
    const uid = newMember();
    const record = { state: 'completed', create_time: ago(28) };
    await addMember(db(), { uid, payment: record });
    await Promise.all([ordered(uid, 'pending'), store().keepRecord(uid, record)]);
    await store().settle((await store().ofMember(uid))[0]!.orderId!, {
      captureId: randomUUID(),
      state: 'completed',
      capturedAt: NOW,
    });
    expect((await store().standing(uid)).paidUntil).toBe(NOW + 32 * DAY);
  });

  it('is marked by the database when another version or a person changes a payment, and read right', async () => {
    const [uid, other] = [newMember(), newMember()];
    await ordered(uid);
    await paidElsewise(uid, 2);
    expect(await rowOf(uid)).toMatchObject({ is_stale: true });
    expect((await store().standing(uid)).paidUntil).toBe(NOW + 58 * DAY);
    expect(await rowOf(uid)).toMatchObject({ is_stale: false });
    await sql`UPDATE payments SET state = 'refunded' WHERE uid = ${uid} AND captured_at = ${ago(2)}`.execute(
      db(),
    );
    expect((await store().standing(uid)).paidUntil).toBe(NOW + 30 * DAY);
    await sql`UPDATE payments SET uid = ${other} WHERE uid = ${uid} AND state = 'completed'`.execute(db());
    expect((await store().standing(uid)).paidUntil).toBeNull();
    expect((await store().standing(other)).paidUntil).toBe(NOW + 30 * DAY);
  });

  it('keeps a member from paying twice by days that another version has sold', async () => {
    const uid = newMember();
    await paidElsewise(uid, 1);
    expect((await pay.call('POST', '/apin/paypal/orders', { sub: uid }, {})).status).toBe(409);
    expect((await store().standing(uid)).paidUntil).toBe(NOW + 29 * DAY);
  });

  it('goes with the account, also where another version deletes it', async () => {
    const [uid, other] = [newMember(), newMember()];
    for (const each of [uid, other]) await ordered(each);
    await store().forget(uid, () => undefined);
    expect(await rowOf(uid)).toBeUndefined();
    await sql`UPDATE payments SET uid = NULL WHERE uid = ${other}`.execute(db());
    await repairStandings(db(), SILENT);
    expect(await rowOf(other)).toBeUndefined();
  });

  it('is kept with the payment, or neither is', async () => {
    const uid = newMember();
    await sql`ALTER TABLE subscriptions ADD CONSTRAINT refuse_all CHECK (false) NOT VALID`.execute(db());
    const id = await pay.order(uid);
    pay.standIn.book.decide(id, 'pay');
    expect((await pay.confirm(uid, id)).status).toBe(500);
    expect(await store().find(id)).toMatchObject({ state: 'capturing', capturedAt: null });
    await sql`ALTER TABLE subscriptions DROP CONSTRAINT refuse_all`.execute(db());
    expect((await pay.confirm(uid, id)).status).toBe(200);
    expect((await store().standing(uid)).paidUntil).toBe(NOW + 30 * DAY);
  });

  describe('is found and repaired where it is', () => {
    const warned = async () => {
      const warnings: unknown[] = [];
      await repairStandings(db(), { warn: (_message, details) => void warnings.push(details) });
      return warnings;
    };

    it('not there, as from before there was a table', async () => {
      const uid = newMember();
      await ordered(uid);
      await addMember(db(), { uid: newMember(), payment: { state: 'completed', create_time: ago(3) } });
      await sql`TRUNCATE subscriptions`.execute(db());
      expect((await faultsOf()).length).toBeGreaterThan(1);
      expect(await warned()).toHaveLength(1);
      expect((await store().standing(uid)).paidUntil).toBe(NOW + 30 * DAY);
      expect(await warned()).toEqual([]);
    });

    it('what somebody has written into it', async () => {
      const uid = newMember();
      await sql`INSERT INTO subscriptions (uid, active_until, expired_from, is_stale)
        VALUES (${uid}, '2099-01-01', '2099-01-01', false)`.execute(db());
      expect(await faultsOf()).toMatchObject([{ uid, isMarked: false, wanted: { expiredFrom: null } }]);
      expect(await warned()).toEqual([{ repaired: 1 }]);
      expect(await rowOf(uid)).toBeUndefined();
    });

    it('another record than Parse’s, as after a crash between the two', async () => {
      const uid = newMember();
      await addMember(db(), { uid, payment: { state: 'completed', create_time: ago(3) } });
      await store().keepRecord(uid, { state: 'completed', create_time: ago(40) });
      expect(await warned()).toEqual([{ repaired: 1 }]);
      expect((await store().standing(uid)).paidUntil).toBe(NOW + 27 * DAY);
      await sql`DELETE FROM "Member" WHERE "uid" = ${uid}`.execute(db());
      expect(await warned()).toEqual([{ repaired: 1 }]);
      expect(await rowOf(uid)).toBeUndefined();
    });

    it('from a year that only one of the two can write', async () => {
      for (const create_time of ['9999-12-31', '0000-01-01']) {
        await addMember(db(), { uid: newMember(), payment: { state: 'completed', create_time } });
      }
      expect(await warned()).toEqual([{ repaired: 2 }]);
    });
  });
});

it('payments from before the table are marked by the migration, and again after a version that does not know it', async () => {
  const { db, close } = await openTestDatabase();
  await sql`DROP TABLE subscriptions`.execute(db);
  await sql`DROP FUNCTION mark_subscription CASCADE`.execute(db);
  await sql`DELETE FROM kysely_migration WHERE name >= '0035-subscriptions'`.execute(db);
  await sql`INSERT INTO payments (request_id, uid, order_id, capture_id, state, amount, currency, days, created_at,
    captured_at) VALUES (${randomUUID()}, 'a', 'O', 'C', 'completed', '9.90', 'EUR', 30, ${ago(1)}, ${ago(1)})`.execute(
    db,
  );
  for (const again of [false, true]) {
    if (again) await sql`DELETE FROM kysely_migration WHERE name >= '0035-subscriptions'`.execute(db);
    await migrate(db);
    const rows = await db.selectFrom('subscriptions').select(['uid', 'is_stale']).execute();
    expect(rows).toEqual([{ uid: 'a', is_stale: true }]);
    expect((await createPaymentStore(db).standing('a')).paidUntil).toBe(NOW + 29 * DAY);
  }
  await close();
}, 60_000);
