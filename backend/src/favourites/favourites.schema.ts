import {
  ENTITY_KINDS,
  FAVOURITES_LIMIT,
  type EntityKind,
  type FavouriteNames,
  type FavouriteRuns,
} from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { ErrorSchema, KeySchema } from '../http/schemas';

const Ids = Type.Array(KeySchema, {
  maxItems: FAVOURITES_LIMIT,
  description: `at most ${FAVOURITES_LIMIT} ids, whole numbers from 1`,
});
const Body = Type.Object({ horses: Ids, jockeys: Ids, trainers: Ids }, { additionalProperties: false });
const Kind = Type.Unsafe<EntityKind>(Type.String({ enum: [...ENTITY_KINDS] }));
const Day = Type.String({ format: 'date' });
const errors = { 400: ErrorSchema, 429: ErrorSchema };

export const runsSchema = {
  summary: 'Runners of today that are favourites, or whose rider or trainer is one; nothing is kept',
  body: Body,
  response: {
    200: Type.Unsafe<FavouriteRuns>(
      Type.Object({
        jour: Day,
        total: Type.Integer({ description: 'all there are, also those that are not listed' }),
        runs: Type.Array(
          Type.Object({
            raceId: Type.Integer(),
            jour: Day,
            time: Type.Union([Type.String(), Type.Null()]),
            racecourse: Type.String(),
            meeting: Type.String(),
            raceNumber: Type.Union([Type.Integer(), Type.Null()]),
            raceName: Type.String(),
            number: Type.Integer(),
            nonRunner: Type.Boolean(),
            horse: Type.String(),
            jockey: Type.String(),
            trainer: Type.String(),
            of: Type.Array(Kind),
          }),
        ),
      }),
    ),
    ...errors,
  },
};

export const namesSchema = {
  summary: 'What favourites are called; nothing is kept',
  body: Body,
  response: {
    200: Type.Unsafe<FavouriteNames>(
      Type.Array(Type.Object({ kind: Kind, id: Type.Integer(), name: Type.String(), lastDay: Day })),
    ),
    ...errors,
  },
};
