import { createChangeFeed } from '@galopin/backend/changes';
import { createFavouriteRepository } from '@galopin/backend/favourites';
import { createSearchRepository, type SearchNameRow } from '@galopin/backend/search';
import { nthOf, type BenchDatabase, type PageQuery } from './PageQuery';

/** Most favourites of each kind an account holds. */
const FAVOURITES = 200;

async function names(db: BenchDatabase): Promise<readonly string[]> {
  const horses = db.selectFrom('search_names').where('kind', '=', 'horse');
  const rows = await horses.select('name').distinct().orderBy('name').execute();
  return rows.map(({ name }) => name).filter((_name, place) => place % 97 === 0);
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
async function ids(db: BenchDatabase, kind: SearchNameRow['kind']) {
  const known = db.selectFrom('search_names').where('kind', '=', kind);
  const all = (await known.select('id').orderBy('id').execute()).map(({ id }) => id);
  const step = Math.max(1, Math.floor(all.length / FAVOURITES));
  return all.filter((_id, place) => place % step === 0).slice(0, FAVOURITES);
}

const favouritesToday: PageQuery = {
  page: '/',
  what: 'favourites of an account that run today, 200 of each kind',
  prepare: async (db, today) => {
    const favourites = createFavouriteRepository(db);
    const held = {
      horses: await ids(db, 'horse'),
      jockeys: await ids(db, 'jockey'),
      trainers: await ids(db, 'trainer'),
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
