import * as v from 'valibot';
import { declareCall, described } from '#terms';
import { day, limitOf, rowKey, rowsOf } from './calls/params';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS, type CachedateRow, type CaractrapRow } from './dictionary';

// Rows of recorded tables hold what their source said: pages read the columns they show, leniently.
const caractrapRows = v.array(v.looseObject({})) as v.GenericSchema as v.GenericSchema<
  unknown,
  readonly CaractrapRow[]
>;
const cachedateRows = v.array(v.looseObject({})) as v.GenericSchema as v.GenericSchema<
  unknown,
  readonly RunnerWithRace[]
>;

const sort = () => described(v.string(), 'columns with asc or desc, joined by commas');

/** A race of a day's list, with what its source says of its meeting; left out where none does. */
export type ListedRace = CaractrapRow & {
  /** ISO 3166 code of the country it is run in. */
  readonly pays?: string;
  /** When of the day the meeting is run, in PMU's word: DIURNE, SEMINOCTURNE, NOCTURNE. */
  readonly nature?: string;
};

/** Most races one answer holds. */
export const RACE_LIMIT = 1001;

export const dayRaces = declareCall({ method: 'GET', path: '/caractrap', answer: caractrapRows }, () => ({
  summary: 'Races of a day, or one race by its id',
  description:
    'Without a token only meeting 1 of a day is given; asking for another is refused. A single race is public. ' +
    'The header x-meetings-total tells how many meetings the day has. Races of a day also carry pays (ISO 3166) and ' +
    'nature (DIURNE, SEMINOCTURNE, NOCTURNE) where their source says them.',
  access: 'anyone',
  query: v.object({
    jour: v.optional(day),
    id: v.optional(rowKey),
    reun: v.optional(
      described(
        v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
        'a meeting: its number, or its name where it has none',
      ),
    ),
    sort: v.optional(sort(), 'reun asc, prix asc'),
    limit: limitOf(RACE_LIMIT),
  }),
  rows: rowsOf(CARACTRAP_COLUMNS),
  refusals: [400, 401],
}));

/** Columns of the runner queries that come from the race. */
export const RACE_ADDITIONS = ['reun', 'prix', 'prixnom', 'arriv'] as const;

/** A runner with what a page needs to know of its race. */
export type RunnerWithRace = CachedateRow & Pick<CaractrapRow, (typeof RACE_ADDITIONS)[number]>;

/** Most runners one answer holds. */
export const RUNNER_LIMIT = 100;

const additions = () =>
  CARACTRAP_COLUMNS.filter(({ name }) => (RACE_ADDITIONS as readonly string[]).includes(name)).map(
    (column) => ({ ...column, null: true as const }),
  );

export const runnersOrRuns = declareCall(
  { method: 'GET', path: '/cachedate', answer: cachedateRows },
  () => ({
    summary: 'Runners of a race, or the performances of a horse, a jockey or a trainer',
    description:
      'Exactly one of numcourse, idche, idjockey and identraineur is needed. Each row also carries reun, prix, ' +
      'prixnom and arriv of its race. Runners of a race come by number, performances newest first.',
    access: 'anyone',
    query: v.object({
      numcourse: v.optional(rowKey),
      idche: v.optional(rowKey),
      idjockey: v.optional(rowKey),
      identraineur: v.optional(rowKey),
      sort: v.optional(sort()),
      limit: limitOf(RUNNER_LIMIT),
    }),
    rows: rowsOf([...CACHEDATE_COLUMNS, ...additions()]),
    refusals: [400],
  }),
);
