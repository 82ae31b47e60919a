import { Type } from 'typebox';
import { ErrorSchema } from '../schemas';

const Email = Type.Union([Type.String(), Type.Null()]);

export const initSchema = {
  summary: 'Makes the signed-in user known; called after every sign-in',
  response: {
    200: Type.Object({ uid: Type.String(), email: Email, created: Type.Boolean() }),
    401: ErrorSchema,
  },
};

export const userSchema = {
  summary: 'The signed-in user’s own record',
  description: 'payment holds state and create_time, either directly or in a payment of its own.',
  params: Type.Object({
    uid: Type.String({ minLength: 1, maxLength: 128, description: 'the uid of the signed-in user' }),
  }),
  response: {
    200: Type.Object({
      uid: Type.String(),
      email: Email,
      payment: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    }),
    401: ErrorSchema,
    403: ErrorSchema,
  },
};
