import type { PaymentRecord } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { ErrorSchema } from '../http/schemas';

const Text = Type.Union([Type.String(), Type.Null()]);
const Amount = Type.Object({ value: Type.String(), currency: Type.String() });

export const PaymentRecordSchema = Type.Object({
  id: Type.Integer(),
  orderId: Type.String(),
  state: Type.String(),
  amount: Amount,
  createdAt: Type.String(),
  periodStart: Text,
  periodEnd: Text,
  receiptNumber: Text,
});

export const PaymentListSchema = Type.Unsafe<readonly PaymentRecord[]>(Type.Array(PaymentRecordSchema));

const REFUSALS = {
  401: ErrorSchema,
  409: ErrorSchema,
  429: ErrorSchema,
  502: ErrorSchema,
  503: ErrorSchema,
  504: ErrorSchema,
};

export const offerSchema = {
  summary: 'What a subscription costs, and when the signed-in user may pay again',
  response: { 200: Type.Object({ amount: Amount, days: Type.Integer(), opensAt: Text }), 401: ErrorSchema },
};

export const orderSchema = {
  summary: 'Makes an order at PayPal for the signed-in user',
  response: { 200: Type.Object({ id: Type.String() }), ...REFUSALS },
};

export const confirmSchema = {
  summary: 'Takes the money of an order that its payer has approved',
  description:
    'data is what PayPal’s buttons gave; only data.orderID is read, everything else is asked of PayPal.',
  // Read by `readApproval`, which names what is wrong.
  body: Type.Unknown({ examples: [{ data: { orderID: '5O190127TN364715T' } }] }),
  response: {
    200: Type.Object({ state: Type.String(), create_time: Type.String(), payment: PaymentRecordSchema }),
    400: ErrorSchema,
    402: ErrorSchema,
    403: ErrorSchema,
    404: ErrorSchema,
    422: ErrorSchema,
    ...REFUSALS,
  },
};

export const historySchema = {
  summary: 'Payments of the signed-in user, newest first',
  response: { 200: Type.Object({ payments: PaymentListSchema }), 401: ErrorSchema },
};

export const webhookSchema = {
  summary: 'PayPal tells of a payment; signed by PayPal',
  response: {
    204: Type.Null(),
    400: ErrorSchema,
    401: ErrorSchema,
    502: ErrorSchema,
    503: ErrorSchema,
    504: ErrorSchema,
  },
};
