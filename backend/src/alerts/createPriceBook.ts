import { ALERT_PRICES, type AlertPrice, type NewAlertPrice } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { withMemberLock } from '../database/withMemberLock';
import { tooManyAlerts } from './bookSql';
import { pricesOf, runnerToCome } from './priceSql';

/** Prices that members wait for. */
export interface PriceBook {
  /** Of races that have not started, in the order of the races. */
  pricesOf(uid: string): Promise<readonly AlertPrice[]>;
  /** @throws CallError 404 `not-found` for no such runner to come, 409 `too-many-alerts` */
  addPrice(uid: string, price: NewAlertPrice): Promise<void>;
  removePrice(uid: string, id: number): Promise<void>;
}

const NO_RUNNER = 'No such runner in a race of a numbered meeting that has not started.';

/** @param now epoch milliseconds */
export function createPriceBook(db: Kysely<Database>, now: () => number): PriceBook {
  return {
    pricesOf: (uid) => pricesOf(db, uid, now()),
    addPrice: async (uid, { raceId, number, direction, odds }) => {
      const runner = await runnerToCome(db, { raceId, number }, now());
      if (runner === undefined) throw new CallError('not-found', NO_RUNNER, { details: { raceId, number } });
      await withMemberLock(db, { things: 'prices', uid }, async (transaction) => {
        if ((await pricesOf(transaction, uid, now())).length >= ALERT_PRICES)
          throw tooManyAlerts('prices', ALERT_PRICES);
        const prices = transaction.insertInto('alert_prices');
        await prices
          .values({ ...runner, uid, number, direction, odds })
          .onConflict((on) => on.doNothing())
          .execute();
      });
    },
    removePrice: async (uid, id) => {
      await db.deleteFrom('alert_prices').where('uid', '=', uid).where('id', '=', id).execute();
    },
  };
}
