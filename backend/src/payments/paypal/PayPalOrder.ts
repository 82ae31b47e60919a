import type { MoneyAmount, PaymentState } from '@galopin/shared/contracts';
import * as v from 'valibot';

const Amount = v.pipe(
  v.object({ currency_code: v.string(), value: v.string() }),
  v.transform(({ currency_code: currency, value }): MoneyAmount => ({ currency, value })),
);

const STATES = {
  COMPLETED: 'completed',
  PENDING: 'pending',
  DECLINED: 'declined',
  FAILED: 'failed',
  REFUNDED: 'refunded',
  PARTIALLY_REFUNDED: 'partially_refunded',
} as const satisfies Record<string, PaymentState>;

const Status = v.picklist(Object.keys(STATES) as (keyof typeof STATES)[]);

const Capture = v.object({
  id: v.string(),
  status: Status,
  amount: Amount,
  create_time: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * What is read of an order.
 * @source https://developer.paypal.com/docs/api/orders/v2/ (2025-06)
 */
export const OrderAnswer = v.object({
  id: v.string(),
  status: v.string(),
  purchase_units: v.pipe(
    v.array(
      v.object({
        custom_id: v.optional(v.string()),
        amount: v.optional(Amount),
        payments: v.optional(v.object({ captures: v.optional(v.array(Capture)) })),
      }),
    ),
    v.minLength(1),
  ),
});

export const CaptureAnswer = v.object({
  id: v.string(),
  supplementary_data: v.optional(
    v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) }),
  ),
});

export interface PayPalCapture {
  readonly id: string;
  readonly state: PaymentState;
  readonly amount: MoneyAmount;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** An order as PayPal knows it. */
export interface PayPalOrder {
  readonly id: string;
  /** `CREATED`, `APPROVED`, `COMPLETED`, `VOIDED` and others. */
  readonly status: string;
  /** Whom it was made for, as we told PayPal. */
  readonly customId: string | undefined;
  readonly amount: MoneyAmount | undefined;
  readonly capture: PayPalCapture | undefined;
}

export function toOrder({
  id,
  status,
  purchase_units: units,
}: v.InferOutput<typeof OrderAnswer>): PayPalOrder {
  const [unit] = units;
  const capture = unit?.payments?.captures?.[0];
  return {
    id,
    status,
    customId: unit?.custom_id,
    amount: unit?.amount,
    capture: capture && {
      id: capture.id,
      state: STATES[capture.status],
      amount: capture.amount,
      at: Date.parse(capture.create_time),
    },
  };
}
