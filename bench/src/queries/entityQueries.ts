import { ENTITY_KINDS, PERFORMANCE_SORTS, type EntityKind } from '@galopin/shared/contracts';
import { createEntityRepository, ENTITY_COLUMN } from '@galopin/backend/entities';
import { nthOf, type BenchDatabase, type PageQuery } from './PageQuery';

const PAGES = { horse: '/Cheval', jockey: '/Jockey', trainer: '/Trainer' } as const;
/** Ids measured: more of them than rounds would only read more of the tables than a day's visitors do. */
const IDS = 200;
const BUSIEST = 5;

/** The id of every stored runner, in order of the races. */
async function allIds(db: BenchDatabase, kind: EntityKind): Promise<readonly number[]> {
  const column = ENTITY_COLUMN[kind];
  const rows = await db.selectFrom('cachedate').select([column]).orderBy('id').execute();
  return rows.map((row) => Number(row[column])).filter((id) => id > 0);
}

/** Ids as visitors meet them: spread over all runners, so that who runs often comes up often. */
async function metIds(db: BenchDatabase, kind: EntityKind): Promise<readonly number[]> {
  const ids = await allIds(db, kind);
  const step = Math.max(1, Math.floor(ids.length / IDS));
  return ids.filter((_id, place) => place % step === 0).slice(0, IDS);
}

async function busiestIds(db: BenchDatabase, kind: EntityKind): Promise<readonly number[]> {
  const counts = new Map<number, number>();
  for (const id of await allIds(db, kind)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const busiest = [...counts].sort(([, one], [, other]) => other - one).slice(0, BUSIEST);
  return busiest.map(([id]) => id);
}

function wholePage(kind: EntityKind, what: string, idsOf: typeof metIds): PageQuery {
  return {
    page: PAGES[kind],
    what,
    prepare: async (db, today) => {
      const entities = createEntityRepository(db);
      const ids = await idsOf(db, kind);
      return (round) => entities.find({ kind, id: nthOf(ids, round), today });
    },
  };
}

const furtherPerformances: PageQuery = {
  page: '/Jockey',
  what: 'a page of performances of the busiest, in every order',
  prepare: async (db, today) => {
    const entities = createEntityRepository(db);
    const ids = await busiestIds(db, 'jockey');
    return (round) =>
      entities.performances(
        { kind: 'jockey', id: nthOf(ids, round), today },
        { sort: nthOf(PERFORMANCE_SORTS, round), page: 1 + (round % 20) },
      );
  },
};

export const entityQueries: readonly PageQuery[] = [
  ...ENTITY_KINDS.map((kind) => wholePage(kind, 'whole, as visitors meet them', metIds)),
  ...(['jockey', 'trainer'] as const).map((kind) => wholePage(kind, 'whole, the five busiest', busiestIds)),
  furtherPerformances,
];
