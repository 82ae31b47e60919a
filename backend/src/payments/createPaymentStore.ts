import type { PaymentState } from '@galopin/shared/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/Database';
import type { PaymentField } from '../members/MemberStore';
import { laterState } from './laterState';
import type { Payment } from './Payment';
import type { OrderState } from './PaymentRow';
import { readPayments, toPayment } from './readPayments';
import { readStanding } from './readStanding';
import type { Standing } from './standingOf';
import type { PaymentSource } from './TransitionRow';
import { writeStandings } from './writeStandings';

/** What PayPal says of the money of an order. */
export interface Settlement {
  readonly captureId: string;
  readonly state: PaymentState;
  /** Epoch milliseconds. */
  readonly capturedAt: number;
}

export type NewOrder = Pick<Payment, 'requestId' | 'amount' | 'days' | 'createdAt'> & {
  readonly uid: string;
  /** When the payer waived the right of withdrawal, epoch milliseconds; null where that was not asked. */
  readonly waivedAt: number | null;
};

/**
 * Reads and writes payments, and with each change of money what the member has paid for. All of a member's orders are
 * locked while one of them changes.
 */
export interface PaymentStore {
  /** The same store, whose changes are recorded as made by `source`. */
  by(source: PaymentSource): PaymentStore;
  /**
   * Keeps an order that PayPal is about to be asked for, unless `check` throws for those there are. Of those that wait
   * for their payer the oldest are given up when they become many.
   */
  open(order: NewOrder, check: CheckOrders): Promise<void>;
  /** Keeps PayPal's number of an order. */
  name(requestId: string, orderId: string): Promise<void>;
  find(orderId: string): Promise<Payment | undefined>;
  findCapture(captureId: string): Promise<Payment | undefined>;
  /** Every order of a member, oldest first. */
  ofMember(uid: string): Promise<readonly Payment[]>;
  /** What a member has paid for. */
  standing(uid: string): Promise<Standing>;
  /** Takes over the payment in a member's own record. */
  keepRecord(uid: string, record: PaymentField): Promise<void>;
  /** Makes an order `capturing` that waits for it, unless `check` throws for the member's other orders. */
  claim(payment: Payment, check: CheckOrders): Promise<void>;
  /**
   * Keeps what PayPal says of the money. The same said twice changes nothing, and what was true before does not come
   * back (`laterState`).
   * @returns the order as it is then
   */
  settle(orderId: string, settlement: Settlement): Promise<Payment>;
  /** Moves an order that is in one of the states `from`. */
  move(id: number, from: readonly OrderState[], to: OrderState): Promise<void>;
  /** Orders that may still change, oldest first; of one member if given. */
  openOrders(limit: number, uid?: string): Promise<readonly Payment[]>;
  /** Takes the person out of a member's payments, unless `check` throws for them; what was paid stays. */
  forget(uid: string, check: (orders: readonly Payment[]) => void): Promise<void>;
  /** Keeps that an event was taken in; again for the same, nothing. */
  noteEvent(event: {
    readonly id: string;
    readonly type: string;
    readonly orderId: string | null;
  }): Promise<void>;
  knowsEvent(id: string): Promise<boolean>;
}

/** Throws for what keeps a member from paying: other orders of theirs, what they have paid for. */
type CheckOrders = (orders: readonly Payment[], standing: Standing) => void;

/** Orders of one member that may wait for their payer: each is looked up whenever the member asks how they stand. */
const MOST_WAITING = 5;

const CLAIMABLE: readonly OrderState[] = ['created', 'abandoned'];
const OPEN: readonly OrderState[] = ['created', 'capturing', 'pending'];

export function createPaymentStore(db: Kysely<Database>, source: PaymentSource = 'order'): PaymentStore {
  const change = <Result>(work: (transaction: Transaction<Database>) => Promise<Result>, by = source) =>
    db.transaction().execute(async (transaction) => {
      // The database records each change with it (`createTransitionTables`).
      await sql`SELECT set_config('galopin.payment_source', ${by}, true)`.execute(transaction);
      return work(transaction);
    });
  const where = async (column: 'order_id' | 'capture_id', value: string) => {
    const row = await db.selectFrom('payments').selectAll().where(column, '=', value).executeTakeFirst();
    return row && toPayment(row);
  };
  return {
    by: (other) => createPaymentStore(db, other),
    open: (order, check) => change((transaction) => openOrder(transaction, order, check)),
    name: (requestId, orderId) =>
      change(async (transaction) => {
        const update = transaction.updateTable('payments').set({ order_id: orderId });
        await update.where('request_id', '=', requestId).execute();
      }),
    find: (orderId) => where('order_id', orderId),
    findCapture: (captureId) => where('capture_id', captureId),
    ofMember: (uid) => readPayments(db, [uid]),
    standing: (uid) => readStanding(db, uid),
    keepRecord: async (uid, record) => {
      await change((transaction) => writeStandings(transaction, new Map([[uid, record]])));
    },
    claim: (payment, check) =>
      change(async (transaction) => {
        const { id, uid } = payment;
        const orders = uid === null ? [] : await lockMember(transaction, uid);
        // One that was claimed or paid meanwhile was let through then, and its own days speak against no one.
        if (uid !== null && orders.some((order) => order.id === id && CLAIMABLE.includes(order.state))) {
          const others = orders.filter((order) => order.id !== id);
          check(others, await readStanding(transaction, uid));
        }
        await moveOrder(transaction, id, CLAIMABLE, 'capturing');
      }),
    settle: (orderId, settlement) => change((transaction) => settleOrder(transaction, orderId, settlement)),
    move: (id, from, to) => change((transaction) => moveOrder(transaction, id, from, to)),
    openOrders: async (limit, uid) => {
      const query = db
        .selectFrom('payments')
        .selectAll()
        .where('state', 'in', OPEN)
        .orderBy('id')
        .limit(limit);
      const rows = await (uid === undefined ? query : query.where('uid', '=', uid)).execute();
      return rows.map(toPayment);
    },
    forget: (uid, check) =>
      change(async (transaction) => {
        const orders = await lockMember(transaction, uid);
        check(orders);
        for (const { id } of orders) await moveOrder(transaction, id, ['created'], 'abandoned');
        await transaction.updateTable('payments').set({ uid: null }).where('uid', '=', uid).execute();
        await writeStandings(transaction, new Map([[uid, null]]));
      }, 'forget'),
    noteEvent: async ({ id, type, orderId }) => {
      const event = db.insertInto('payment_events').values({ id, type, order_id: orderId });
      await event.onConflict((conflict) => conflict.column('id').doNothing()).execute();
    },
    knowsEvent: async (id) =>
      (await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()) !==
      undefined,
  };
}

/** Two calls for one member wait for one another, also where there is no order yet. */
async function lockMember(transaction: Transaction<Database>, uid: string): Promise<readonly Payment[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments of ${uid}`}, 0))`.execute(transaction);
  const orders = transaction.selectFrom('payments').selectAll().where('uid', '=', uid).orderBy('id');
  return (await orders.forUpdate().execute()).map(toPayment);
}

/** Writes the row of a new order, and gives up the oldest of those that wait for their payer. */
async function openOrder(
  transaction: Transaction<Database>,
  { uid, requestId, amount, days, createdAt, waivedAt }: NewOrder,
  check: CheckOrders,
): Promise<void> {
  const orders = await lockMember(transaction, uid);
  check(orders, await readStanding(transaction, uid));
  const waiting = orders.filter(({ state }) => state === 'created');
  for (const { id } of waiting.slice(0, -(MOST_WAITING - 1))) {
    await moveOrder(transaction, id, ['created'], 'abandoned');
  }
  const row = {
    request_id: requestId,
    uid,
    state: 'created' as const,
    amount: amount.value,
    currency: amount.currency,
    days,
    created_at: new Date(createdAt).toISOString(),
    waived_at: waivedAt === null ? null : new Date(waivedAt).toISOString(),
  };
  await transaction.insertInto('payments').values(row).execute();
}

async function moveOrder(
  db: Kysely<Database>,
  id: number,
  from: readonly OrderState[],
  to: OrderState,
): Promise<void> {
  const order = db.updateTable('payments').set({ state: to }).where('id', '=', id);
  await order.where('state', 'in', from).execute();
}

async function settleOrder(
  db: Transaction<Database>,
  orderId: string,
  { captureId, state, capturedAt }: Settlement,
): Promise<Payment> {
  const found = db.selectFrom('payments').selectAll().where('order_id', '=', orderId);
  const row = await found.forUpdate().executeTakeFirst();
  if (row === undefined) throw new Error('There is no such order to settle.');
  const settled = await db
    .updateTable('payments')
    .set({
      capture_id: captureId,
      state: laterState(row.state, state),
      captured_at: new Date(capturedAt).toISOString(),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (settled.uid !== null) await writeStandings(db, new Map([[settled.uid, undefined]]));
  return toPayment(settled);
}
