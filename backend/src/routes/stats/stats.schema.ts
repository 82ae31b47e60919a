import { Type } from 'typebox';
import { ErrorSchema } from '../schemas';

const NullableDay = Type.Union([Type.String({ format: 'date' }), Type.Null()]);

export const statsSummarySchema = {
  summary: 'Races, runners and wins by discipline in the stored data',
  querystring: Type.Object({}),
  response: {
    200: Type.Object({
      races: Type.Integer(),
      runners: Type.Integer(),
      wins: Type.Integer(),
      firstDay: NullableDay,
      lastDay: NullableDay,
      disciplines: Type.Array(
        Type.Object({
          discipline: Type.String(),
          races: Type.Integer(),
          runners: Type.Integer(),
          wins: Type.Integer(),
        }),
      ),
    }),
    401: ErrorSchema,
  },
};
