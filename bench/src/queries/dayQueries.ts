import { CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { addDays } from '@galopin/shared/lib';
import { createArrivalRepository, createRaceRepository } from '@galopin/backend/races';
import { createStatsRepository } from '@galopin/backend/stats';
import { parseSort } from '@galopin/backend/http';
import { nthOf, type BenchDatabase, type PageQuery } from './PageQuery';

const LIMIT = 1001;
const SORT = parseSort('reun asc, prix asc', CARACTRAP_COLUMNS);

/** Days back, so that rounds do not all read the same pages of the tables. */
const back = (today: string, round: number) => addDays(today, -((round * 7) % 350));

/** Races of all parts of the database. */
async function raceIds(db: BenchDatabase): Promise<readonly number[]> {
  const rows = await db.selectFrom('caractrap').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id).filter((_id, place) => place % 101 === 0);
}

export const dayQueries: readonly PageQuery[] = [
  {
    page: '/Jour',
    what: 'races of a day',
    prepare: (db, today) => {
      const races = createRaceRepository(db);
      return Promise.resolve((round) =>
        races.racesOfDay({ jour: back(today, round), sort: SORT, limit: LIMIT }),
      );
    },
  },
  {
    page: '/Jour',
    what: 'arrivals of a day',
    prepare: (db, today) => {
      const arrivals = createArrivalRepository(db);
      return Promise.resolve((round) => arrivals.arrivalsOf(back(today, round)));
    },
  },
  {
    page: '/Course',
    what: 'runners of a race',
    prepare: async (db) => {
      const races = createRaceRepository(db);
      const ids = await raceIds(db);
      return (round) =>
        races.runnersBy({ column: 'numcourse', value: nthOf(ids, round), sort: [], limit: 100 });
    },
  },
  {
    page: '/Download',
    what: 'days that hold races',
    prepare: (db) => Promise.resolve(() => createStatsRepository(db).days(1000)),
  },
];
