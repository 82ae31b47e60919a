import { DAY_STATES, type DayState } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { readDayStates } from './readDayStates';

/** What the administrator sees of days. */
export interface DayDesk {
  /** @param until the latest of them, `YYYY-MM-DD` */
  states(until: string): Promise<readonly DayState[]>;
}

export interface DayDeskOptions {
  readonly db: Kysely<Database>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createDayDesk({ db, now }: DayDeskOptions): DayDesk {
  return {
    states: (until) => readDayStates(db, { from: addDays(until, 1 - DAY_STATES), until }, now()),
  };
}
