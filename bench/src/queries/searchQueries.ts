import { createChangeFeed } from '@galopin/backend/changes';
import { createFavouriteRepository } from '@galopin/backend/favourites';
import { createSearchRepository } from '@galopin/backend/search';
import { nthOf, type BenchDatabase, type PageQuery } from './PageQuery';

/** Most favourites of each kind an account holds. */
const FAVOURITES = 200;

async function names(db: BenchDatabase): Promise<readonly string[]> {
  const rows = await db.selectFrom('cachedate').select('cheval').distinct().orderBy('cheval').execute();
  return rows.map(({ cheval }) => String(cheval).trim()).filter((_name, place) => place % 97 === 0);
}

function search(what: string, typed: (name: string) => string): PageQuery {
  return {
    page: 'Search',
    what,
    prepare: async (db, today) => {
      const found = createSearchRepository(db, createChangeFeed());
      const known = await names(db);
      return (round) => found.find(typed(nthOf(known, round)), today);
    },
  };
}

/** Ids of one kind, as many as an account may hold. */
async function ids(db: BenchDatabase, column: 'idChe' | 'idJockey' | 'idEntraineur') {
  const rows = await db.selectFrom('cachedate').select(column).distinct().orderBy(column).execute();
  const all = rows.map((row) => Number(row[column])).filter((id) => id > 0);
  const step = Math.max(1, Math.floor(all.length / FAVOURITES));
  return all.filter((_id, place) => place % step === 0).slice(0, FAVOURITES);
}

const favouritesToday: PageQuery = {
  page: '/',
  what: 'favourites of an account that run today, 200 of each kind',
  prepare: async (db, today) => {
    const favourites = createFavouriteRepository(db);
    const held = {
      horses: await ids(db, 'idChe'),
      jockeys: await ids(db, 'idJockey'),
      trainers: await ids(db, 'idEntraineur'),
    };
    return () => favourites.runs(held, today);
  },
};

export const searchQueries: readonly PageQuery[] = [
  search('three letters', (name) => name.slice(0, 3)),
  search('a whole name', (name) => name),
  search('a name with a letter too many', (name) => `${name.slice(0, 3)}x${name.slice(3)}`),
  favouritesToday,
];
