import type { AdminOrderState, AdminPayment, AdminPayments, PaymentMonth } from '@galopin/shared/contracts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/Database';
import { MEMBER_TABLE } from '../members/memberTable';
import type { PaymentRow } from './PaymentRow';

/** All orders as the administrator reads them; changes nothing. */
export interface PaymentLedger {
  /** @param now epoch milliseconds, for the months */
  list(wanted: LedgerPage, now: number): Promise<AdminPayments>;
}

export interface LedgerPage {
  /** Absent: all. */
  readonly state?: AdminOrderState | undefined;
  readonly limit: number;
  readonly offset: number;
}

type LedgerRow = Omit<AdminPayment, 'amount' | 'createdAt' | 'capturedAt'> &
  Pick<PaymentRow, 'currency' | 'created_at' | 'captured_at'> & { readonly value: string };

export function createPaymentLedger(db: Kysely<Database>): PaymentLedger {
  return {
    list: async ({ state, limit, offset }, now) => {
      const [counts, payments, months] = await Promise.all([
        countStates(db),
        readPage(db, state === undefined ? sql`true` : sql`payments.state = ${state}`, limit, offset),
        readMonths(db, now),
      ]);
      const total = Object.entries(counts)
        .filter(([name]) => state === undefined || name === state)
        .reduce((sum, [, count]) => sum + count, 0);
      return { payments, total, counts, months };
    },
  };
}

async function countStates(db: Kysely<Database>): Promise<AdminPayments['counts']> {
  const rows = await db
    .selectFrom('payments')
    .select(['state', (expression) => expression.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Numbers are given in order of making: newest first without sorting. */
async function readPage(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  limit: number,
  offset: number,
): Promise<readonly AdminPayment[]> {
  const { rows } = await sql<LedgerRow>`
    SELECT payments.id, payments.order_id AS "orderId", payments.capture_id AS "captureId", payments.uid,
      member."email", payments.state, payments.amount AS value, payments.currency, payments.days,
      payments.created_at, payments.captured_at
    FROM payments LEFT JOIN ${MEMBER_TABLE} AS member ON member."uid" = payments.uid
    WHERE ${where} ORDER BY payments.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ value, currency, created_at, captured_at, ...row }) => ({
    ...row,
    amount: { value, currency },
    createdAt: iso(created_at),
    capturedAt: captured_at === null ? null : iso(captured_at),
  }));
}

/** Twelve calendar months, Paris time, by the moment PayPal took the money. */
async function readMonths(db: Kysely<Database>, now: number): Promise<readonly PaymentMonth[]> {
  const paid = sql`state IN ('completed', 'partially_refunded')`;
  const returned = sql`state IN ('refunded', 'reversed')`;
  const sumOf = (which: RawBuilder<unknown>) =>
    sql`coalesce(sum(amount::numeric) FILTER (WHERE ${which}), 0.00)::text`;
  const { rows } = await sql<PaymentMonth>`
    SELECT to_char(captured_at AT TIME ZONE 'Europe/Paris', 'YYYY-MM') AS month, currency,
      count(*) FILTER (WHERE ${paid})::integer AS paid, ${sumOf(paid)} AS amount,
      count(*) FILTER (WHERE ${returned})::integer AS returned, ${sumOf(returned)} AS "returnedAmount"
    FROM payments
    WHERE (${paid} OR ${returned}) AND captured_at >= (date_trunc('month',
      ${new Date(now).toISOString()}::timestamptz AT TIME ZONE 'Europe/Paris') - interval '11 months') AT TIME ZONE 'Europe/Paris'
    GROUP BY 1, 2 ORDER BY 1 DESC, 2`.execute(db);
  return rows;
}

const iso = (time: string) => new Date(time).toISOString();
