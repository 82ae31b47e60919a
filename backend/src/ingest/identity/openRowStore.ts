import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { chooseInsert } from '../../races/store/insertRows';
import type { UpsertCounts } from '../../races/store/upsertRows';
import type { Given } from '../Importer';
import { createNameLearner } from './learnNames';
import { lockDays } from './locks';
import { storeRaces } from './storeRaces';
import { storeRunners } from './storeRunners';

/**
 * Takes rows of the main source. A row is put together with the states of it that came before (`mergeStates`) and with
 * what other sources say of the same race: a race that another source brought first takes this one's id, with its
 * runners, and what a row leaves open is filled from there.
 */
export interface RowStore {
  /**
   * @param given columns the rows really bring; the others say nothing
   * @throws the database's error; nothing of these rows is written then
   */
  saveRaces(rows: readonly CaractrapRow[], given?: Given): Promise<UpsertCounts>;
  /** Like `saveRaces`; also remembers whom the runners' names mean. */
  saveRunners(rows: readonly CachedateRow[], given?: Given): Promise<UpsertCounts>;
}

const dayOf = ({ jour }: { readonly jour: string }) => jour;

/** @param source `pturf` */
export async function openRowStore(db: Kysely<Database>, source: string): Promise<RowStore> {
  const insert = await chooseInsert(db);
  const learnNames = createNameLearner(db);
  return {
    saveRaces: (rows, given = 'all') =>
      db.transaction().execute(async (transaction) => {
        await lockDays(transaction, rows.map(dayOf));
        return storeRaces(transaction, { rows, source, given, insert });
      }),
    saveRunners: async (rows, given = 'all') => {
      const counts = await db.transaction().execute(async (transaction) => {
        await lockDays(transaction, rows.map(dayOf));
        return storeRunners(transaction, { rows, source, given, insert });
      });
      await learnNames(rows);
      return counts;
    },
  };
}
