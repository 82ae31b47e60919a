import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';

/** A payment that is not what its transitions lead to. */
export interface TransitionFault {
  readonly payment: number;
  /** PayPal's number; null for an order PayPal never named. */
  readonly order: string | null;
  /** Column, `transition` for a line of the history itself. */
  readonly what: string;
  readonly found: string | null;
  readonly wanted: string | null;
}

const COLUMNS = [
  'order_id',
  'capture_id',
  'amount',
  'currency',
  'days',
  'created_at',
  'captured_at',
] as const;

/** Columns of each payment that differ from its last transition; all of them where it has none. */
const differences = sql.join(
  [['state', 'to_state'] as const, ...COLUMNS.map((column) => [column, column] as const)].map(
    ([column, kept]) => sql`
      SELECT payment.id AS payment, payment.order_id AS "order", ${sql.lit(column)} AS what,
        ${sql.ref(`payment.${column}`)}::text AS found, ${sql.ref(`last.${kept}`)}::text AS wanted
      FROM payments AS payment LEFT JOIN last ON last.payment_id = payment.id
      WHERE ${sql.ref(`payment.${column}`)} IS DISTINCT FROM ${sql.ref(`last.${kept}`)}`,
  ),
  sql` UNION ALL `,
);

/**
 * Compares every payment with what its transitions lead to, and each transition with the one before. What was changed
 * by something else than this program is a fault too, also when it was changed back.
 * @returns in order of payments
 */
export async function checkTransitions(db: Kysely<Database>): Promise<readonly TransitionFault[]> {
  const { rows } = await sql<TransitionFault>`
    WITH last AS (
      SELECT DISTINCT ON (payment_id) * FROM payment_transitions ORDER BY payment_id, id DESC
    ), chain AS (
      SELECT *, lag(to_state) OVER (PARTITION BY payment_id ORDER BY id) AS before FROM payment_transitions
    ), faults AS (
      ${differences}
      UNION ALL
      SELECT payment_id, order_id, 'transition', from_state, before FROM chain
      WHERE from_state IS DISTINCT FROM before
      UNION ALL
      SELECT payment_id, order_id, 'transition', source || ': ' || to_state, from_state FROM chain
      WHERE source = 'unknown'
    )
    SELECT * FROM faults ORDER BY payment, what, found`.execute(db);
  return rows;
}
