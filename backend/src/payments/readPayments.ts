import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/Database';
import type { Payment } from './Payment';
import type { PaymentRow } from './PaymentRow';

/** Every order of some members, oldest first. */
export async function readPayments(
  db: Kysely<Database>,
  uids: readonly string[],
): Promise<readonly Payment[]> {
  if (uids.length === 0) return [];
  const orders = db
    .selectFrom('payments')
    .selectAll()
    .where('uid', 'in', [...uids]);
  return (await orders.orderBy('id').execute()).map(toPayment);
}

/** A row as the rules read it. */
export function toPayment(row: Omit<Selectable<PaymentRow>, 'waived_at'>): Payment {
  return {
    id: row.id,
    requestId: row.request_id,
    uid: row.uid,
    orderId: row.order_id,
    captureId: row.capture_id,
    state: row.state,
    amount: { value: row.amount, currency: row.currency },
    days: row.days,
    createdAt: new Date(row.created_at).getTime(),
    capturedAt: row.captured_at === null ? null : new Date(row.captured_at).getTime(),
  };
}
