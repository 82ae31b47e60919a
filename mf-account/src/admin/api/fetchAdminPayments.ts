import {
  MoneyAmount,
  ORDER_STATES,
  type AdminOrderState,
  type AdminPayments,
  type ShellApi,
} from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import { pageQuery, type ListAddress } from '../domain/listAddress';

const PATH = '/apin/admin/payments';
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.pipe(v.string(), v.isoTimestamp());
const text = v.nullable(v.string());
const decimal = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));

const Payments = v.object({
  payments: v.array(
    v.object({
      id: v.number(),
      orderId: text,
      captureId: text,
      uid: text,
      email: text,
      state: v.picklist(ORDER_STATES),
      amount: MoneyAmount,
      days: v.number(),
      createdAt: instant,
      capturedAt: v.nullable(instant),
    }),
  ),
  total: count,
  counts: v.record(v.picklist(ORDER_STATES), v.exactOptional(count)),
  months: v.array(
    v.object({
      month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
      currency: v.string(),
      paid: count,
      amount: decimal,
      returned: count,
      returnedAmount: decimal,
    }),
  ),
});

/**
 * `GET /apin/admin/payments`: a page of all orders, newest first, and the totals of the last months.
 * @throws AppError of the API client (`http` with status 403 for who is no administrator), or `malformed`
 */
export async function fetchAdminPayments(
  shell: Pick<ShellApi, 'api'>,
  address: ListAddress<AdminOrderState>,
  signal: AbortSignal,
): Promise<AdminPayments> {
  const { body } = await shell.api.get(PATH, { query: pageQuery(address), signal });
  return readAnswer(Payments, body, PATH);
}
