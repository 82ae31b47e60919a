import {
  ENTITY_SPLITS,
  type EntityAnswer,
  type EntityMonth,
  type EntityPairs,
  type EntitySplit,
  type EntitySplitName,
  type EntityStart,
  type HorseIdentity,
  type PerformanceFilter,
  type PerformancePage,
  type PeriodTally,
} from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { findMovedId } from '../ingest/identity/findMovedId';
import { demoSilks } from '../races/demoSilks';
import { heldAndStarted } from './heldSql';
import { formTextOf, hasOtherRole, identityOf, nameOf, sourceTally } from './identitySql';
import { ENTITY_COLUMN, type EntityQuery } from './outcomeSql';
import { entriesOf, performancesOf } from './performancesSql';
import { keepCareer, keptCareer } from './keptCareer';
import { formOf, OVERVIEW, pairsOf, splitsOf } from './summarySql';

export type { EntityQuery } from './outcomeSql';

export interface EntityRepository {
  /** What the page of a horse or a person shows; undefined when nothing is stored under the id. */
  find(query: EntityQuery): Promise<EntityAnswer | undefined>;
  /** One page of performances; undefined when nothing is stored under the id, empty behind the last page. */
  performances(query: EntityQuery, filter: PerformanceFilter): Promise<PerformancePage | undefined>;
}

interface Overview extends Pick<EntityAnswer, 'totals' | 'gap' | 'leftOut'> {
  readonly since: string | null;
}

interface SplitRow {
  readonly by: EntitySplitName;
  readonly key: string;
  readonly counts: PeriodTally;
}

/** Of a horse, its owner's name in place of the silks: null where they are not known. */
type StoredIdentity =
  | Exclude<EntityAnswer['identity'], HorseIdentity>
  | (Omit<HorseIdentity, 'silks'> & { readonly silksOf: string | null });

interface SummaryRow extends Pick<EntityAnswer, 'hasOtherRole' | 'source' | 'entries' | 'performances'> {
  readonly identity: StoredIdentity;
  readonly overview: Overview;
  readonly name: string;
  readonly form: string;
  readonly over_time: readonly EntityStart[] | readonly EntityMonth[];
  readonly splits: readonly SplitRow[];
  readonly pairs: readonly EntityPairs[];
}

const FIRST_PAGE: PerformanceFilter = { sort: 'date', page: 1 };

/** The statement behind a page, all of it in one: one round trip, the rows of the one asked for read once. */
export function summaryStatement(query: EntityQuery) {
  return sql<SummaryRow>`
    WITH ${keptCareer(query)},
      ${heldAndStarted(query, sql`runner."jour" >= coalesce((SELECT before FROM kept), '-infinity')`)}
    SELECT ${OVERVIEW} AS overview, ${nameOf(query)} AS name, ${formTextOf(query)} AS form,
      ${identityOf(query)} AS identity, ${hasOtherRole(query)} AS "hasOtherRole",
      ${sourceTally(query)} AS source, ${formOf(query)} AS over_time, ${splitsOf(query)} AS splits,
      ${pairsOf(query)} AS pairs, ${entriesOf(query)} AS entries,
      ${performancesOf(query, FIRST_PAGE)} AS performances`;
}

/** What is read under an id, or under the id that it moved to. */
async function underKeptId<Value>(
  db: Kysely<Database>,
  query: EntityQuery,
  read: (query: EntityQuery) => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const found = await read(query);
  if (found !== undefined) return found;
  const id = await findMovedId(db, query.kind, query.id);
  return id === null ? undefined : read({ ...query, id });
}

/** Reads what is stored of one horse, rider or trainer; figures are counted by SQL at each call. */
export function createEntityRepository(db: Kysely<Database>): EntityRepository {
  return {
    find: (asked) =>
      underKeptId(db, asked, async (query) => {
        await keepCareer(db, query);
        const { rows } = await summaryStatement(query).execute(db);
        const [row] = rows;
        return row === undefined || row.overview.since === null ? undefined : present(query, row);
      }),
    performances: (asked, filter) =>
      underKeptId(db, asked, async (query) => {
        const { rows } = await sql<{ page: PerformancePage }>`
          SELECT ${performancesOf(query, filter)} AS page`.execute(db);
        const page = rows[0]?.page;
        if (page === undefined || page.total > 0) return page;
        const column = ENTITY_COLUMN[query.kind];
        const held = db.selectFrom('cachedate').select(column).where(column, '=', query.id).limit(1);
        return (await held.executeTakeFirst()) && page;
      }),
  };
}

function present({ kind, id, today }: EntityQuery, row: SummaryRow): EntityAnswer {
  const { overview, over_time: overTime, splits, name, form, identity, ...rest } = row;
  const { totals, gap, leftOut, since } = overview;
  return {
    id,
    name,
    today,
    identity: presentIdentity(identity),
    since: since ?? today,
    form,
    totals,
    gap,
    leftOut,
    starts: kind === 'horse' ? (overTime as readonly EntityStart[]) : [],
    months: kind === 'horse' ? [] : (overTime as readonly EntityMonth[]),
    splits: splitByName(splits),
    ...rest,
  };
}

function presentIdentity(identity: StoredIdentity): EntityAnswer['identity'] {
  if (identity.kind !== 'horse') return identity;
  const { silksOf, ...horse } = identity;
  return { ...horse, silks: silksOf === null ? null : demoSilks(silksOf) };
}

/** Bands in their own order, everything else as it comes. */
function splitByName(rows: readonly SplitRow[]): EntityAnswer['splits'] {
  const partsOf = (name: EntitySplitName): readonly EntitySplit[] => {
    const parts = rows.filter(({ by }) => by === name).map(({ key, counts }) => ({ key, ...counts }));
    const inBands = name === 'distance' || name === 'draw';
    return inBands ? parts.sort((one, other) => bandCollator.compare(one.key, other.key)) : parts;
  };
  return Object.fromEntries(ENTITY_SPLITS.map((name) => [name, partsOf(name)])) as EntityAnswer['splits'];
}

const bandCollator = new Intl.Collator('en', { numeric: true });
