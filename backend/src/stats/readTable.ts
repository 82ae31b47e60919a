import {
  RIDDEN_DISCIPLINES,
  STATS_FIELDS,
  type StatsDiscipline,
  type StatsRow,
  type StatsSort,
  type StatsView,
} from '@galopin/shared/contracts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/Database';
import { ALL_DISCIPLINES, codeOf } from './disciplines';
import { COUNTED, COUNTED_AT, DRAW_BAND, ID_SQL, KINDS, type Kind } from './kinds';
import { ALL_RACECOURSES, DAY_NUMBER, EPOCH, racecourseId } from './racecourses';
import type { RowWindow, StatsSpan, TableQuery } from './statsQuery';

interface ViewSource {
  readonly kinds: readonly Kind[];
  /** All when it does not say. */
  readonly disciplines?: readonly StatsDiscipline[];
  /** SQL of a row's label, from `shown`, the row. */
  readonly label: string;
}

const nameOf = (column: string, key: string) =>
  `(SELECT runner."${column}" FROM cachedate AS runner WHERE runner."${key}" = shown.id ORDER BY runner."jour" DESC LIMIT 1)`;

const SOURCES: Readonly<Record<StatsView, ViewSource>> = {
  jockeys: { kinds: ['rider'], disciplines: RIDDEN_DISCIPLINES, label: nameOf('jockey', 'idJockey') },
  drivers: { kinds: ['rider'], disciplines: ['attele'], label: nameOf('jockey', 'idJockey') },
  trainers: { kinds: ['trainer'], label: nameOf('entraineur', 'idEntraineur') },
  horses: { kinds: ['horse'], label: nameOf('cheval', 'idChe') },
  racecourses: {
    kinds: ['racecourse', 'favouriteAt'],
    label: '(SELECT name FROM stat_racecourses AS racecourse WHERE racecourse.id = shown.id)',
  },
  draws: { kinds: ['draw'], label: 'shown.id' },
  favourites: { kinds: ['favourite'], label: 'shown.id' },
};

/** Largest first, then what tells equals apart; the id last, so that pages never overlap. */
const ORDER: Readonly<Record<StatsSort, string>> = {
  wins: 'wins DESC, places DESC, starts, id',
  starts: 'starts DESC, wins DESC, id',
  places: 'places DESC, wins DESC, starts, id',
  winRate: 'wins::double precision / starts DESC, wins DESC, id',
  placeRate: 'places::double precision / starts DESC, places DESC, id',
  prize: 'prize DESC, wins DESC, id',
  return: 'returned::double precision / nullif(bets, 0) DESC NULLS LAST, returned DESC, id',
  order: 'id',
};

const TOTAL_NAMES = Object.keys(COUNTED);

export interface TableRows {
  readonly total: number;
  readonly rows: readonly StatsRow[];
}

/** Rows of a table from kept totals where the filter is a kept period, else from the starts themselves. */
export async function readTable(
  db: Kysely<Database>,
  query: TableQuery,
  { offset, limit }: RowWindow,
): Promise<TableRows> {
  const { view, minimum, sort } = query;
  const isRacecourse = view === 'racecourses';
  const order = isRacecourse && sort === 'order' ? 'races DESC, starts DESC, id' : ORDER[sort];
  const extra = isRacecourse ? ', races, favourites, "favouriteWins", "favouritePlaces"' : '';
  const racecourse = await racecourseId(db, query.racecourse);
  const { rows } = await sql<StatsRow & { total: number }>`
    WITH counted AS MATERIALIZED (
      SELECT * FROM (${summed(query, racecourse)}) AS summed
      WHERE ${sql.raw(isRacecourse ? 'races' : 'starts')} >= ${minimum} AND id IS NOT NULL
    )
    SELECT shown.id, coalesce(${sql.raw(SOURCES[view].label)}::text, '') AS label,
      starts, wins, places, prize, bets, returned${sql.raw(extra)}, (SELECT count(*) FROM counted) AS total
    FROM (SELECT * FROM counted ORDER BY ${sql.raw(order)} LIMIT ${limit} OFFSET ${offset}) AS shown
    ORDER BY ${sql.raw(order)}`.execute(db);
  return {
    total: rows[0]?.total ?? (offset === 0 ? 0 : await countRows(db, query)),
    rows: rows.map(({ total: _total, ...row }) => row),
  };
}

/** How many rows there are beyond the last page asked for. */
async function countRows(db: Kysely<Database>, query: TableQuery): Promise<number> {
  return (await readTable(db, query, { offset: 0, limit: 1 })).total;
}

/** One row an id: from kept totals where the filter is a kept period, else from the starts. */
function summed(query: TableQuery, racecourse: number): RawBuilder<unknown> {
  const { bucket } = query.span;
  return bucket !== null && racecourse === ALL_RACECOURSES
    ? summedTotals(query, bucket)
    : summedStarts(query, racecourse);
}

const columnsOf = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns).map(([name, column]) => `${column} AS "${name}"`);

function summedTotals({ view, field, discipline }: TableQuery, bucket: number): RawBuilder<unknown> {
  const { kinds } = SOURCES[view];
  const [own = 'rider', favourites] = kinds;
  const of = (kind: Kind, count: string) =>
    `coalesce(sum(${count}) FILTER (WHERE kind = ${KINDS[kind]}), 0)::bigint`;
  const codes = codesOf(view, discipline) ?? [ALL_DISCIPLINES];
  const isWhole = view !== 'draws' && codes.length === 1 && favourites === undefined;
  const columns = isWhole
    ? columnsOf(Object.fromEntries(TOTAL_NAMES.map((name) => [name, name])))
    : [
        ...columnsOf(Object.fromEntries([...TOTAL_NAMES, 'races'].map((name) => [name, of(own, name)]))),
        ...(favourites === undefined
          ? []
          : columnsOf({
              favourites: of(favourites, 'starts'),
              favouriteWins: of(favourites, 'wins'),
              favouritePlaces: of(favourites, 'places'),
            })),
      ];
  const id = view === 'draws' ? `id % ${DRAW_BAND}` : 'id';
  return sql`
    SELECT ${sql.raw(id)} AS id, ${sql.raw(columns.join(', '))} FROM stat_totals
    WHERE bucket = ${bucket} AND kind IN (${sql.raw(kinds.map((kind) => KINDS[kind]).join(', '))})
      AND discipline = ANY (${codes}::smallint[]) ${inBand(field, 'id')}
    ${sql.raw(isWhole ? '' : 'GROUP BY 1')}`;
}

function summedStarts(
  { view, span, field, discipline }: TableQuery,
  racecourse: number,
): RawBuilder<unknown> {
  const [own = 'rider'] = SOURCES[view].kinds;
  const codes = codesOf(view, discipline);
  const id = view === 'draws' ? `(${ID_SQL.draw}) % ${DRAW_BAND}` : ID_SQL[own];
  const columns = columnsOf(view === 'racecourses' ? { ...COUNTED, ...COUNTED_AT } : COUNTED);
  return sql`
    SELECT ${sql.raw(id)} AS id, ${sql.raw(columns.join(', '))}
    FROM ${racecourse === ALL_RACECOURSES ? runsBetween(span) : runsAt(racecourse, span)} AS run
    WHERE true
      ${codes === null ? sql`` : sql`AND run.discipline = ANY (${codes}::smallint[])`}
      ${inBand(field, ID_SQL.draw)}
    GROUP BY 1`;
}

const runsBetween = ({ from, to }: StatsSpan) =>
  sql`(SELECT * FROM stat_runs WHERE day BETWEEN ${from} AND ${to})`;

/** The day is asked for as `stat_runs_meeting` has it. */
const runsAt = (racecourse: number, { from, to }: StatsSpan) => sql`(
  SELECT * FROM stat_runs WHERE racecourse = ${racecourse}
    AND ${DAY_NUMBER} BETWEEN ${from}::date - ${EPOCH} AND ${to}::date - ${EPOCH})`;

function inBand(field: TableQuery['field'], id: string): RawBuilder<unknown> {
  if (field === undefined) return sql``;
  return sql`AND (${sql.raw(id)}) / ${sql.raw(String(DRAW_BAND))} = ${STATS_FIELDS.indexOf(field) + 1}`;
}

/** Disciplines that count, by number; null for all. */
function codesOf(view: StatsView, chosen: StatsDiscipline | undefined): readonly number[] | null {
  const { disciplines } = SOURCES[view];
  if (chosen === undefined) return disciplines?.map(codeOf) ?? null;
  return disciplines === undefined || disciplines.includes(chosen) ? [codeOf(chosen)] : [];
}
