import { Type } from 'typebox';
import { ErrorSchema } from '../http/schemas';

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
