import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { Payment } from './Payment';
import { toPayment } from './readPayments';

/**
 * A member's payments as their transitions alone tell them, oldest first: what `standingOf` computes the
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
  return rows.map((row) => toPayment({ ...row, id: row.payment_id, uid, state: row.to_state }));
}
