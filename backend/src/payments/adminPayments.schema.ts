import { ORDER_STATES, type AdminPayments, type PayPalLook } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { ErrorSchema } from '../http/schemas';
import { forAdmin, Moment, Money, orNull, pageQuery } from '../http/adminSchemas';

const State = Type.Enum([...ORDER_STATES], { description: `one of ${ORDER_STATES.join(', ')}` });
const Text = orNull(Type.String());

const Payment = Type.Object({
  id: Type.Integer(),
  orderId: Text,
  captureId: Text,
  uid: Text,
  email: Text,
  state: Type.String(),
  amount: Money,
  days: Type.Integer(),
  createdAt: Moment,
  capturedAt: orNull(Moment),
});

const Month = Type.Object({
  month: Type.String({ description: 'YYYY-MM, Paris time' }),
  currency: Type.String(),
  paid: Type.Integer(),
  amount: Type.String(),
  returned: Type.Integer(),
  returnedAmount: Type.String(),
});

export const paymentsSchema = {
  summary: 'Orders with their stored state, newest first, and totals per month, for the administrator',
  querystring: Type.Object({ state: Type.Optional(State), ...pageQuery }),
  response: forAdmin(
    Type.Unsafe<AdminPayments>(
      Type.Object({
        payments: Type.Array(Payment),
        total: Type.Integer(),
        counts: Type.Record(Type.String(), Type.Integer()),
        months: Type.Array(Month),
      }),
    ),
  ),
};

export const payPalSchema = {
  summary: 'How an order stands at PayPal now, and where that differs from what is stored',
  params: Type.Object({
    orderId: Type.String({
      pattern: '^[\\w-]{1,64}$',
      description: 'the number of an order: 1 to 64 letters, figures and hyphens',
    }),
  }),
  response: {
    ...forAdmin(
      Type.Unsafe<PayPalLook>(
        Type.Object({
          askedAt: Moment,
          orderStatus: Type.String(),
          capture: orNull(
            Type.Object({ id: Type.String(), state: Type.String(), amount: Money, at: Moment }),
          ),
          differences: Type.Array(Type.String()),
        }),
      ),
    ),
    404: ErrorSchema,
    502: ErrorSchema,
    503: ErrorSchema,
    504: ErrorSchema,
  },
};
