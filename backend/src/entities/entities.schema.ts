import { ENTITY_KINDS, ENTITY_SPLITS, PERFORMANCE_PAGE, PERFORMANCE_SORTS } from '@galopin/shared/contracts';
import { Type, type TProperties, type TSchema } from 'typebox';
import { ErrorSchema, KeySchema } from '../http/schemas';

const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const Day = Type.String({ format: 'date' });

const EntityParams = Type.Object({
  kind: Type.Union(
    ENTITY_KINDS.map((kind) => Type.Literal(kind)),
    { description: `one of ${ENTITY_KINDS.join(', ')}` },
  ),
  id: KeySchema,
});

const counts = {
  starts: Type.Integer({ description: 'non-runners and unknown results are none' }),
  wins: Type.Integer(),
  places: Type.Integer({ description: 'first three, wins included' }),
};
const Tally = Type.Object(counts);
const periods = { all: Tally, year: Tally };
const Named = Type.Object({ id: orNull(Type.Integer()), name: Type.String() });

const entry = {
  raceId: Type.Integer(),
  jour: Day,
  time: orNull(Type.String({ description: 'HH:MM in Paris' })),
  racecourse: Type.String(),
  meeting: Type.String({ description: 'number, or the racecourse’s name' }),
  raceNumber: orNull(Type.Integer()),
  raceName: Type.String(),
  discipline: Type.String(),
  distance: Type.Integer({ description: 'metres of this runner' }),
  number: Type.Integer({ description: 'on the saddle-cloth' }),
  horse: Named,
  jockey: Named,
  trainer: Named,
  odds: orNull(Type.Number({ description: 'last known, decimal' })),
} satisfies TProperties;

const Performance = Type.Object({
  ...entry,
  outcome: Type.String({ description: 'start, nonRunner, cancelled, unknown or upcoming' }),
  rank: orNull(Type.Integer()),
  result: Type.String({ description: "the source's own: 3, DAI, 8D" }),
  declared: Type.Integer(),
  prize: orNull(Type.Number({ description: 'whole units of `currency`' })),
  currency: Type.String(),
  weight: orNull(Type.Number({ description: 'kilograms' })),
  draw: orNull(Type.Integer()),
  startHandicap: orNull(Type.Integer({ description: 'metres' })),
  shoeing: Type.String(),
  kilometreTime: Type.String(),
  margin: Type.String(),
});
const Performances = Type.Object({ total: Type.Integer(), rows: Type.Array(Performance) });

const Pair = Type.Object({ id: Type.Integer(), name: Type.String(), ...counts });
const Split = Type.Object({ key: Type.String(), ...periods });

export const entitySchema = {
  summary: 'All that is stored of one horse, rider or trainer, counted',
  description:
    'Counts are of stored races: over all of them and over the last 365 days. `source` holds the source’s own count ' +
    'beside the same count here. With the newest page of performances.',
  params: EntityParams,
  response: {
    200: Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      today: Day,
      since: Day,
      identity: Type.Object({ kind: Type.String() }, { additionalProperties: true }),
      hasOtherRole: Type.Boolean({ description: 'the person has a page in the other role' }),
      form: Type.String(),
      totals: Type.Object(periods),
      gap: Type.Integer({ description: 'starts since the last win' }),
      leftOut: Type.Object({
        nonRunners: Type.Integer(),
        unknown: Type.Integer({ description: 'past races without a known result' }),
        cancelled: Type.Integer(),
      }),
      source: orNull(Type.Object({ before: Day, told: Tally, stored: Tally })),
      starts: Type.Array(
        Type.Object({
          raceId: Type.Integer(),
          jour: Day,
          racecourse: Type.String(),
          discipline: Type.String(),
          rank: orNull(Type.Integer()),
          result: Type.String(),
          declared: Type.Integer(),
        }),
      ),
      months: Type.Array(Type.Object({ month: Type.String({ description: 'YYYY-MM' }), ...counts })),
      splits: Type.Object(Object.fromEntries(ENTITY_SPLITS.map((name) => [name, Type.Array(Split)]))),
      pairs: Type.Array(
        Type.Object({
          with: Type.String(),
          minimum: Type.Integer({ description: 'starts a pair needs to be listed' }),
          all: Type.Array(Pair),
          year: Type.Array(Pair),
        }),
      ),
      entries: Type.Array(Type.Object(entry)),
      performances: Performances,
    }),
    400: ErrorSchema,
    404: ErrorSchema,
  },
};

export const performancesSchema = {
  summary: 'One page of the performances of a horse, a rider or a trainer',
  description: `${PERFORMANCE_PAGE} a page, empty behind the last one. Races to come are left out.`,
  params: EntityParams,
  querystring: Type.Object({
    discipline: Type.Optional(
      Type.String({ minLength: 1, maxLength: 60, description: 'a race type, as stored: Attelé, Plat' }),
    ),
    sort: Type.Union(
      PERFORMANCE_SORTS.map((sort) => Type.Literal(sort)),
      { default: 'date', description: `one of ${PERFORMANCE_SORTS.join(', ')}` },
    ),
    page: Type.Integer({
      minimum: 1,
      maximum: 10_000,
      default: 1,
      description: 'a whole number from 1 to 10000',
    }),
  }),
  response: { 200: Performances, 400: ErrorSchema, 404: ErrorSchema },
};
