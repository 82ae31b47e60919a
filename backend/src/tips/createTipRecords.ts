import type { IsoDay, TipRecord } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../changes/ChangeFeed';
import type { Database } from '../database/Database';
import { readTippedResults } from './readTippedResults';
import { firstDayOfRecord, judge, summarizeTips, type JudgedTip } from './summarizeTips';

/** What came of past tips. */
export interface TipRecords {
  /** @param today `YYYY-MM-DD`, last day of every period */
  read(today: IsoDay): Promise<TipRecord>;
}

/** Milliseconds a day gone by is kept: bounds how late a change made by another process is seen. */
const KEPT = 600_000;
/** Days that are read every time, today included: their races are still being decided. */
const OPEN_DAYS = 2;
/** More than the days of the longest period. */
const MOST_DAYS = 400;

/**
 * Judges tips beside the stored results. Days gone by change seldom and a year of them takes a while, so what was
 * read of each is kept until a change of it is announced.
 */
export function createTipRecords(
  db: Kysely<Database>,
  changes: Pick<ChangeFeed, 'subscribe'>,
  readResults: typeof readTippedResults = readTippedResults,
): TipRecords {
  const kept = new LRUCache<IsoDay, readonly JudgedTip[]>({ max: MOST_DAYS, ttl: KEPT });
  const readings = new Set<Set<IsoDay>>();
  changes.subscribe((day) => {
    kept.delete(day);
    // What is being read of it at this moment may be from before the change.
    for (const changed of readings) changed.add(day);
  });

  const readMissing = async (days: readonly IsoDay[], keepBefore: IsoDay) => {
    const changed = new Set<IsoDay>();
    readings.add(changed);
    try {
      const results = await readResults(db, days);
      const byDay = new Map<IsoDay, JudgedTip[]>(days.map((day) => [day, []]));
      for (const result of results) byDay.get(result.jour)?.push(judge(result));
      for (const [day, found] of byDay) if (day < keepBefore && !changed.has(day)) kept.set(day, found);
      return byDay;
    } finally {
      readings.delete(changed);
    }
  };

  return {
    read: async (today) => {
      const first = firstDayOfRecord(today);
      const days: IsoDay[] = [];
      for (let day = today; day >= first; day = addDays(day, -1)) days.push(day);
      const known = new Map(days.map((day) => [day, kept.get(day)]));
      const missing = days.filter((day) => known.get(day) === undefined);
      const read = await readMissing(missing, addDays(today, 1 - OPEN_DAYS));
      return summarizeTips(
        days.flatMap((day) => known.get(day) ?? read.get(day) ?? []),
        today,
      );
    },
  };
}
