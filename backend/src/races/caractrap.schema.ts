import { CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { Type } from 'typebox';
import { DaySchema, ErrorSchema, KeySchema, limitSchema, rowSchema } from '../http/schemas';

/** Most races one answer holds. */
export const RACE_LIMIT = 1001;

export const caractrapSchema = {
  summary: 'Races of a day, or one race by its id',
  description:
    'Without a token only meeting 1 of a day is given; asking for another is refused. A single race is public. ' +
    'The header x-meetings-total tells how many meetings the day has.',
  querystring: Type.Object({
    jour: Type.Optional(DaySchema),
    id: Type.Optional(KeySchema),
    reun: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'a meeting: its number, or its name where it has none',
      }),
    ),
    sort: Type.String({
      default: 'reun asc, prix asc',
      description: 'columns with asc or desc, joined by commas',
    }),
    limit: limitSchema(RACE_LIMIT),
  }),
  response: { 200: Type.Array(rowSchema(CARACTRAP_COLUMNS)), 400: ErrorSchema, 401: ErrorSchema },
};
