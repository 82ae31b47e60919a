import { createPayoutRepository } from '@galopin/backend/races';
import { nthOf, type BenchDatabase, type PageQuery } from './PageQuery';

/** One race in so many is measured: they are spread over the whole year. */
const STEP = 101;

async function raceIds(db: BenchDatabase): Promise<readonly number[]> {
  const rows = await db.selectFrom('caractrap').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id).filter((_id, place) => place % STEP === 0);
}

type Reader = (race: number) => Promise<unknown>;

function perRace(what: string, readerOf: (db: BenchDatabase) => Reader): PageQuery {
  return {
    page: '/Course',
    what,
    prepare: async (db) => {
      const read = readerOf(db);
      const ids = await raceIds(db);
      return (round) => read(nthOf(ids, round));
    },
  };
}

export const raceCardQueries: readonly PageQuery[] = [
  perRace('meeting, incidents and silks', (db) => createPayoutRepository(db).surroundingsOf),
  perRace('payouts', (db) => createPayoutRepository(db).payoutsOf),
  perRace('odds over time', (db) => createPayoutRepository(db).oddsOf),
  perRace('what the runners have done before', (db) => createPayoutRepository(db).aptitudesOf),
];
