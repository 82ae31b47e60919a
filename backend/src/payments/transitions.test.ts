import { sql } from 'kysely';
import { migrate } from '../main/migrate';
import { MIGRATIONS } from '../main/migrations';
import { openTestDatabase } from '../testing/openTestDatabase';
import { startPayments, type TestPayments } from '../testing/startPayments';
import { checkTransitions } from './checkTransitions';
import { createPaymentStore } from './createPaymentStore';
import { replayPayments } from './replayPayments';
import { standingOf } from './standingOf';

const UID = 'payer-1';

describe('transitions of payments', () => {
  let pay: TestPayments;
  let orderId: string;
  const db = () => pay.test.database.db;
  const transitions = () => db().selectFrom('payment_transitions').selectAll().orderBy('id').execute();
  const approve = (id: string) =>
    fetch(`${pay.url}/approve/${id}`, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) });

  beforeAll(async () => {
    pay = await startPayments();
    orderId = await pay.order(UID);
    await approve(orderId);
    await pay.confirm(UID, orderId);
  }, 60_000);
  afterAll(() => pay.close());

  it('are kept one by one, with who made them', async () => {
    expect(await transitions()).toMatchObject([
      { source: 'order', from_state: null, to_state: 'created', order_id: null, capture_id: null },
      { source: 'order', from_state: 'created', to_state: 'created', order_id: orderId },
      { source: 'confirm', from_state: 'created', to_state: 'capturing', order_id: orderId },
      { source: 'confirm', from_state: 'capturing', to_state: 'completed', order_id: orderId },
    ]);
    expect(await checkTransitions(db())).toEqual([]);
  });

  it('are not written twice for what is said twice', async () => {
    const before = await transitions();
    await pay.confirm(UID, orderId);
    const { capture_id: captureId, captured_at: capturedAt } = before.at(-1)!;
    await createPaymentStore(db(), 'webhook').settle(orderId, {
      captureId: captureId!,
      state: 'completed',
      capturedAt: new Date(capturedAt!).getTime(),
    });
    expect(await transitions()).toEqual(before);
  });

  it('give the subscription by themselves', async () => {
    const store = createPaymentStore(db());
    const replayed = await replayPayments(db(), UID);
    expect(replayed).toEqual(await store.ofMember(UID));
    expect(standingOf(replayed, null)).toEqual(await store.standing(UID));
    expect((await store.standing(UID)).activeUntil).toBeGreaterThan(Date.now());
  });

  it.each([
    ['UPDATE', sql`UPDATE payment_transitions SET to_state = 'refunded'`],
    ['DELETE', sql`DELETE FROM payment_transitions`],
    ['TRUNCATE', sql`TRUNCATE payment_transitions`],
    ['TRUNCATE of payments', sql`TRUNCATE payments CASCADE`],
  ])('cannot be changed: %s', async (_name, statement) => {
    await expect(statement.execute(db())).rejects.toThrow('append-only');
  });

  it('keep a payment from being deleted', async () => {
    await expect(sql`DELETE FROM payments`.execute(db())).rejects.toMatchObject({ code: '23503' });
  });

  it('show what somebody else has changed, also once it is changed back', async () => {
    await sql`UPDATE payments SET state = 'refunded' WHERE order_id = ${orderId}`.execute(db());
    await sql`UPDATE payments SET state = 'completed' WHERE order_id = ${orderId}`.execute(db());
    expect(await checkTransitions(db())).toEqual([
      expect.objectContaining({ order: orderId, found: 'unknown: completed', wanted: 'refunded' }),
      expect.objectContaining({ order: orderId, found: 'unknown: refunded', wanted: 'completed' }),
    ]);
  });

  it('show what was changed past the database’s own recording', async () => {
    await db()
      .connection()
      .execute(async (own) => {
        await sql`ALTER TABLE payments DISABLE TRIGGER payments_are_recorded`.execute(own);
        await sql`UPDATE payments SET days = 3000 WHERE order_id = ${orderId}`.execute(own);
        await sql`ALTER TABLE payments ENABLE TRIGGER payments_are_recorded`.execute(own);
      });
    expect(await checkTransitions(db())).toContainEqual(
      expect.objectContaining({ order: orderId, what: 'days', found: '3000', wanted: '30' }),
    );
  });
});

it('payments from before the table begin with a transition each', async () => {
  const { db, close } = await openTestDatabase();
  await sql`DROP TABLE payment_transitions CASCADE`.execute(db);
  await sql`DROP FUNCTION record_payment_transition CASCADE`.execute(db);
  await sql`DROP FUNCTION refuse_transition_change CASCADE`.execute(db);
  await sql`DELETE FROM kysely_migration WHERE name >= '0030'`.execute(db);
  await sql`INSERT INTO payments (request_id, uid, order_id, capture_id, state, amount, currency, days, created_at,
    captured_at) VALUES ('00000000-0000-4000-8000-000000000000', 'a', 'O', 'C', 'completed', '9.90', 'EUR', 30,
    '2026-11-01', '2026-11-01')`.execute(db);
  expect(await migrate(db)).toEqual(Object.keys(MIGRATIONS).filter((name) => name >= '0030'));
  expect(await db.selectFrom('payment_transitions').selectAll().execute()).toMatchObject([
    { source: 'before', from_state: null, to_state: 'completed', order_id: 'O' },
  ]);
  expect(await checkTransitions(db)).toEqual([]);

  // As after a version that knows neither this migration nor those after it.
  await sql`DELETE FROM kysely_migration WHERE name >= '0030'`.execute(db);
  expect(await migrate(db)).toEqual(Object.keys(MIGRATIONS).filter((name) => name >= '0030'));
  expect(await db.selectFrom('payment_transitions').selectAll().execute()).toHaveLength(1);
  await close();
}, 60_000);
