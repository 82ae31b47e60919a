import {
  STATS_DISCIPLINES,
  STATS_FIELDS,
  STATS_FILES,
  STATS_SORTS,
  STATS_VIEWS,
} from '@galopin/shared/contracts';
import { Type, type TSchema } from 'typebox';
import { DaySchema, ErrorSchema } from '../http/schemas';

const NullableDay = Type.Union([Type.String({ format: 'date' }), Type.Null()]);
const count = Type.Integer({ minimum: 0 });

export const statsSummarySchema = {
  summary: 'Races, runners and wins by discipline in the stored data',
  querystring: Type.Object({}),
  response: {
    200: Type.Object({
      races: count,
      runners: count,
      wins: count,
      firstDay: NullableDay,
      lastDay: NullableDay,
      disciplines: Type.Array(
        Type.Object({ discipline: Type.String(), races: count, runners: count, wins: count }),
      ),
    }),
    401: ErrorSchema,
  },
};

function choice<const Values extends readonly string[]>(values: Values, description: string) {
  return Type.Unsafe<Values[number]>(
    Type.String({ enum: [...values], description: `${description}: one of ${values.join(', ')}` }),
  );
}

const Filter = {
  period: Type.Optional(
    Type.String({
      pattern: '^(30|90|365|(19|20)[0-9]{2})$',
      description: '30, 90 or 365 days to today, or a year; 365 without from and to',
    }),
  ),
  from: Type.Optional(DaySchema),
  to: Type.Optional(DaySchema),
  discipline: Type.Optional(choice(STATS_DISCIPLINES, 'a discipline')),
  racecourse: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'name of a racecourse, 1 to 100 characters' }),
  ),
};
const Table = {
  ...Filter,
  field: Type.Optional(choice(STATS_FIELDS, 'size of the field, for rates by stall')),
  minimum: Type.Integer({
    minimum: 1,
    maximum: 9999,
    default: 1,
    description: 'a whole number from 1 to 9999',
  }),
  sort: Type.Unsafe<(typeof STATS_SORTS)[number]>({
    ...choice(STATS_SORTS, 'order of the rows, largest first'),
    default: 'wins',
  }),
};

const REFUSALS = { 400: ErrorSchema, 401: ErrorSchema, 403: ErrorSchema };
const scope = {
  from: Type.String(),
  to: Type.String(),
  pendingDays: Type.Integer({ description: 'days of the span that are still to be counted' }),
  limited: Type.Boolean({ description: 'the rest is for subscribers' }),
};
const Row = Type.Object({
  id: Type.Integer(),
  label: Type.String(),
  starts: count,
  wins: count,
  places: count,
  prize: Type.Integer({ description: 'estimated, cents of euro' }),
  bets: Type.Integer({ description: 'starts with final odds' }),
  returned: Type.Integer({ description: 'for 1 € on each of them to win, cents' }),
  races: Type.Optional(count),
  favourites: Type.Optional(count),
  favouriteWins: Type.Optional(count),
  favouritePlaces: Type.Optional(count),
});

export const statsTableSchema = {
  summary: 'Rankings, and rates by racecourse, stall and favourite rank; the first rows for every member',
  querystring: Type.Object({
    view: choice(STATS_VIEWS, 'what is listed'),
    ...Table,
    page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1, description: 'a whole number from 1' }),
  }),
  response: {
    200: Type.Object({ ...scope, total: count, page: count, rows: Type.Array(Row) }),
    ...REFUSALS,
  },
};

const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const Dividend = Type.Object({
  raceId: Type.Integer(),
  jour: Type.String(),
  racecourse: Type.String(),
  name: Type.String(),
  combination: Type.String(),
  dividend: Type.Number({ description: 'for the base stake, cents' }),
  winners: nullable(Type.Number()),
});

export const statsQuinteSchema = {
  summary: 'Numbers of Quinté+ races, their gaps, and the best dividends; the first rows for every member',
  querystring: Type.Object(Filter),
  response: {
    200: Type.Object({
      ...scope,
      races: count,
      numbersTotal: count,
      numbers: Type.Array(
        Type.Object({
          number: Type.Integer(),
          starts: count,
          hits: count,
          expected: Type.Number(),
          gap: nullable(Type.Integer()),
          longestGap: Type.Integer(),
          lastRace: nullable(Type.Object({ id: Type.Integer(), jour: Type.String() })),
        }),
      ),
      order: Type.Array(Dividend),
      anyOrder: Type.Array(Dividend),
    }),
    ...REFUSALS,
  },
};

export const statsFiltersSchema = {
  summary: 'What the stored results let one choose: days, years, racecourses',
  querystring: Type.Object({}),
  response: {
    200: Type.Object({
      firstDay: NullableDay,
      lastDay: NullableDay,
      years: Type.Array(Type.Integer()),
      racecourses: Type.Array(Type.String()),
    }),
    401: ErrorSchema,
  },
};

export const statsCsvSchema = {
  summary: 'A link to a file of statistics, as deep as whoever asks may see them',
  description: 'Whoever has the link gets the file, for two minutes.',
  querystring: Type.Object({
    file: choice(STATS_FILES, 'what the file holds'),
    ...Table,
    separator: Type.Optional(choice([';', ','], 'the one the member prefers unless given')),
  }),
  response: {
    200: Type.Object({ url: Type.String(), expiresAt: Type.String(), rows: count }),
    ...REFUSALS,
  },
};

export const statsFileSchema = {
  summary: 'The file that a link of POST /apin/stats/csv gives',
  produces: ['text/csv'],
  querystring: Type.Object({
    link: Type.String({ minLength: 1, maxLength: 2000, description: 'the token of a link' }),
  }),
  response: { 200: Type.String(), 400: ErrorSchema, 403: ErrorSchema },
};
