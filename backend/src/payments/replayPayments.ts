import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { Payment } from './Payment';

/**
 * A member's payments as their transitions alone tell them, oldest first: what `projectPayment` computes the
 * subscription from. Only which orders are the member's stands in `payments`, as no transition names a person.
 */
export async function replayPayments(db: Kysely<Database>, uid: string): Promise<readonly Payment[]> {
  const rows = await db
    .selectFrom('payment_transitions as transition')
    .innerJoin('payments as payment', 'payment.id', 'transition.payment_id')
    .where('payment.uid', '=', uid)
    .selectAll('transition')
    .select('payment.request_id')
    .distinctOn('transition.payment_id')
    .orderBy('transition.payment_id')
    .orderBy('transition.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.payment_id,
    requestId: row.request_id,
    uid,
    orderId: row.order_id,
    captureId: row.capture_id,
    state: row.to_state,
    amount: { value: row.amount, currency: row.currency },
    days: row.days,
    createdAt: new Date(row.created_at).getTime(),
    capturedAt: row.captured_at === null ? null : new Date(row.captured_at).getTime(),
  }));
}
