import { Type } from 'typebox';
import { ErrorSchema, limitSchema } from '../http/schemas';

export const daysSchema = {
  summary: 'Days that hold data, newest first',
  querystring: Type.Object({ limit: limitSchema(5000, 400) }),
  response: {
    200: Type.Array(
      Type.Object({
        jour: Type.String({ format: 'date' }),
        meetings: Type.Integer(),
        races: Type.Integer(),
        runners: Type.Integer(),
      }),
    ),
    401: ErrorSchema,
  },
};
