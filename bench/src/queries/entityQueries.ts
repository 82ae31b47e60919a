import { ENTITY_KINDS, PERFORMANCE_SORTS, type EntityKind } from '@galopin/shared/contracts';
import { createEntityRepository, ENTITY_COLUMN } from '@galopin/backend/entities';
import { createStatsRepository, readSpan } from '@galopin/backend/stats';
import { nthOf, type BenchDatabase, type PageQuery } from './PageQuery';

const PAGES = { horse: '/Cheval', jockey: '/Jockey', trainer: '/Trainer' } as const;
/** Ids measured: more of them than rounds would only read more of the tables than a day's visitors do. */
const IDS = 100;
const BUSIEST = 5;

type IdsOf = (db: BenchDatabase, kind: EntityKind, today: string) => Promise<readonly number[]>;

/** Ids as visitors meet them: spread over all races, so that who runs often comes up often. */
const metIds: IdsOf = async (db, kind) => {
  const column = ENTITY_COLUMN[kind];
  const races = (await db.selectFrom('caractrap').select('id').orderBy('id').execute()).map(({ id }) => id);
  const step = Math.max(1, Math.floor(races.length / IDS));
  const met = races.filter((_id, place) => place % step === 0).slice(0, IDS);
  const runners = db.selectFrom('cachedate').select(column).where('numcourse', 'in', met);
  const rows = await runners.where('numero', '=', 1).where(column, '>', 0).orderBy('id').execute();
  return rows.map((row) => Number(row[column]));
};

const BUSIEST_VIEW = { jockey: 'jockeys', trainer: 'trainers', horse: 'horses' } as const;

/** Who started most in the last year. */
const busiestIds: IdsOf = async (db, kind, today) => {
  const wanted = { view: BUSIEST_VIEW[kind], minimum: 1, sort: 'starts' } as const;
  const rows = { offset: 0, limit: BUSIEST };
  const span = readSpan({ period: '365' }, today);
  return (await createStatsRepository(db).table({ ...wanted, span }, rows, today)).rows.map(({ id }) => id);
};

function wholePage(kind: EntityKind, what: string, idsOf: IdsOf): PageQuery {
  return {
    page: PAGES[kind],
    what,
    prepare: async (db, today) => {
      const entities = createEntityRepository(db);
      const ids = await idsOf(db, kind, today);
      // The first view of a month keeps the career that the others find.
      for (const id of new Set(ids)) await entities.find({ kind, id, today });
      return (round) => entities.find({ kind, id: nthOf(ids, round), today });
    },
  };
}

const furtherPerformances: PageQuery = {
  page: '/Jockey',
  what: 'a page of performances of the busiest, in every order',
  prepare: async (db, today) => {
    const entities = createEntityRepository(db);
    const ids = await busiestIds(db, 'jockey', today);
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
