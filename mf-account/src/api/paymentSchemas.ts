import type { MoneyAmount, PaymentRecord } from '@galopin/shared/contracts';
import * as v from 'valibot';

const time = v.pipe(v.string(), v.isoTimestamp());

export const Amount = v.object({
  value: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)),
  currency: v.pipe(v.string(), v.length(3)),
}) satisfies v.GenericSchema<unknown, MoneyAmount>;

export const Payment = v.object({
  id: v.number(),
  orderId: v.string(),
  state: v.picklist([
    'completed',
    'pending',
    'declined',
    'failed',
    'refunded',
    'partially_refunded',
    'reversed',
  ]),
  amount: Amount,
  createdAt: time,
  periodStart: v.nullable(time),
  periodEnd: v.nullable(time),
  receiptNumber: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, PaymentRecord>;
