import { DAY_STATES, type DayStates } from '@galopin/shared/contracts';
import { addDays, utcDay } from '@galopin/shared/lib';
import { CallError } from '@galopin/shared/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { invalidParameter } from '../../http/errors';
import type { BackgroundRuns } from '../runs/createBackgroundRuns';
import type { ImportWatch } from '../runs/ImportWatch';
import { readDayStates } from './readDayStates';

/** What the administrator sees of days, and has fetched. */
export interface DayDesk {
  /** @param until the latest of them, `YYYY-MM-DD` */
  states(until: string): Promise<DayStates>;
  /**
   * Begins to fetch what days lack.
   * @param from `YYYY-MM-DD`, as `until`, which is a day of the span too
   * @returns number of the run
   * @throws InputError for a span that is too long, reversed or in the future, CallError `conflict` while another one
   *   is fetched and where PMU is not asked
   */
  fetch(from: string, until: string): Promise<number>;
}

export interface DayDeskOptions {
  readonly db: Kysely<Database>;
  readonly runs: Pick<BackgroundRuns, 'fetching' | 'begin'>;
  /** Fetches days into the database, oldest first; null where PMU is not asked. */
  readonly fetchInto: ((days: readonly string[], watch: ImportWatch) => Promise<void>) | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createDayDesk({ db, runs, fetchInto, now }: DayDeskOptions): DayDesk {
  return {
    states: async (until) => ({
      days: [...(await readDayStates(db, { from: addDays(until, 1 - DAY_STATES), until }, now()))],
      fetching: { isRefused: fetchInto === null, run: runs.fetching() },
    }),
    fetch: async (from, until) => {
      const last = addDays(utcDay(now()), 1);
      if (until > last) throw invalidParameter('until', until, `a day up to ${last}`);
      if (until < from) throw invalidParameter('until', until, `a day from ${from} on`);
      if (addDays(from, DAY_STATES) <= until)
        throw invalidParameter('from', from, `at most ${DAY_STATES} days before the last one`);
      if (fetchInto === null)
        throw new CallError('conflict', 'PMU is not asked beside the demo world: set DEMO=0 to ask it.');
      const days = [from];
      for (let day = from; day < until;) days.push((day = addDays(day, 1)));
      return runs.begin('days', (watch) => fetchInto(days, watch));
    },
  };
}
