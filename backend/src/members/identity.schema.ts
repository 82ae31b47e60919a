import { Type } from 'typebox';
import { ErrorSchema } from '../http/schemas';

export const administratorSchema = {
  summary: 'Whether whoever asks is the administrator, and which account that is',
  description:
    'For delivery, which asks with its own caller’s token. isFresh: the password was given within ten minutes. Never to be cached.',
  response: {
    200: Type.Object({ uid: Type.String(), isFresh: Type.Boolean() }),
    401: ErrorSchema,
    403: ErrorSchema,
  },
};
