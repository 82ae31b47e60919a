import { SEARCH_TEXT } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { ErrorSchema } from '../http/schemas';

const Time = Type.Union([Type.String(), Type.Null()]);
const Names = Type.Array(
  Type.Object({ id: Type.Integer(), name: Type.String(), lastDay: Type.String({ format: 'date' }) }),
);
const { shortest, longest } = SEARCH_TEXT;

export const searchSchema = {
  summary: 'Races of the near days, horses, riders and trainers whose names hold the words of a text',
  querystring: Type.Object({
    q: Type.String({
      minLength: shortest,
      maxLength: longest,
      description: `${shortest} to ${longest} characters`,
    }),
  }),
  response: {
    200: Type.Object({
      approximate: Type.Boolean({ description: 'no name holds the words: these look alike' }),
      races: Type.Array(
        Type.Object({
          id: Type.Integer(),
          jour: Type.String({ format: 'date' }),
          time: Time,
          racecourse: Type.String(),
          meeting: Type.String(),
          raceNumber: Type.Union([Type.Integer(), Type.Null()]),
          name: Type.String(),
          discipline: Type.String(),
        }),
      ),
      horses: Names,
      jockeys: Names,
      trainers: Names,
    }),
    400: ErrorSchema,
    429: ErrorSchema,
  },
};
