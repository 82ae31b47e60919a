import { paths, type EntityKind, type SiteMapFile, type SiteMapFiles } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { PUBLIC_MEETING } from '../races/publicMeeting';

/** Pages of a file. Search engines take 50,000; this is what is read in some hundredths of a second. */
const MOST_PAGES = 10_000;

export interface SiteMap {
  /** @param today `YYYY-MM-DD`, UTC: nothing is said to have changed later */
  files(today: string): Promise<SiteMapFiles>;
  /** Undefined where there is nothing of that name. */
  file(name: string, today: string): Promise<SiteMapFile | undefined>;
}

/**
 * The public pages: main ones, races of the meeting that is listed for everybody by year, and whoever has a name among
 * horses and people, from an id on. Every file is one walk along an index, of {@link MOST_PAGES} rows at most.
 */
export function createSiteMap(db: Kysely<Database>): SiteMap {
  return {
    async files(today) {
      const [years, entities] = [await readYears(db, today), await readStarts(db, today)];
      return {
        files: [
          { file: 'pages', changed: today },
          ...years.map(({ year, changed }) => ({ file: `race-${year}`, changed })),
          ...entities.map(({ kind, first, changed }) => ({ file: `${kind}-${first}`, changed })),
        ],
      };
    },
    async file(name, today) {
      if (name === 'pages') return { pages: mainPages(today) };
      const [kind = '', from = ''] = name.split('-');
      const rows =
        kind === 'race'
          ? await readRaces(db, from, today)
          : await readEntities(db, kind as EntityKind, Number(from), today);
      if (rows.length === 0) return undefined;
      const pathOf = paths[kind as EntityKind | 'race'].to;
      return { pages: rows.map(({ id, changed }) => ({ path: pathOf(id), changed })) };
    },
  };
}

/** What is on the first page and among the tips is the day's; when the guide was last edited is not known here. */
const mainPages = (today: string): SiteMapFile['pages'] => [
  { path: paths.home.to(), changed: today },
  { path: paths.tips.to(), changed: today },
  { path: paths.guide.to(), changed: null },
];

interface Row {
  readonly id: number;
  readonly changed: string;
}

/** Days are text to the API. */
const notAfter = (today: string, day: ReturnType<typeof sql>) =>
  sql<string>`to_char(least(${day}, ${today}::date), 'YYYY-MM-DD')`;

/** Years with races that are listed, latest first: a look at each, whatever is stored. */
async function readYears(db: Kysely<Database>, today: string) {
  const { rows } = await sql<{ year: number; changed: string }>`
    select year, ${notAfter(today, sql`latest.jour`)} as changed
    from (select min(jour) as first, max(jour) as last from caractrap) as stored,
      generate_series(extract(year from stored.last)::int, extract(year from stored.first)::int, -1) as year,
      lateral (
        select jour from caractrap where jour between make_date(year, 1, 1) and make_date(year, 12, 31)
          and reun_number = ${PUBLIC_MEETING} order by jour desc limit 1) as latest`.execute(db);
  return rows;
}

async function readRaces(db: Kysely<Database>, year: string, today: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select id, ${notAfter(today, sql`jour`)} as changed from caractrap
    where jour between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)
      and reun_number = ${PUBLIC_MEETING}
    order by jour desc, race_number limit ${MOST_PAGES}`.execute(db);
  return rows;
}

/** First ids of the files of each kind: one walk along all names. */
async function readStarts(db: Kysely<Database>, today: string) {
  const { rows } = await sql<{ kind: EntityKind; first: number; changed: string }>`
    select kind, min(id) as first, ${notAfter(today, sql`max(last_day)`)} as changed
    from (
      select kind, id, last_day, (row_number() over (partition by kind order by id) - 1) / ${MOST_PAGES}::int as file
      from search_names) as named
    group by kind, file order by kind, first`.execute(db);
  return rows;
}

async function readEntities(
  db: Kysely<Database>,
  kind: EntityKind,
  from: number,
  today: string,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select id, ${notAfter(today, sql`last_day`)} as changed from search_names
    where kind = ${kind} and id >= ${from} order by id limit ${MOST_PAGES}`.execute(db);
  return rows;
}
