import { setTimeout as pause } from 'node:timers/promises';
import { createDayImporter } from '../../follow/createDayImporter';
import { createFeedReader } from '../../follow/createFeedReader';
import { createPoliteReader } from '../../follow/createPoliteReader';
import { isWholeDay, readHeldDay } from '../../follow/dayGaps';
import type { ImportWatch } from '../../ingest/runs/ImportWatch';
import type { BackendSettings } from '../env';
import type { ImportJob } from './importFiles';

/** How days are fetched. */
export interface DayJobsOptions extends Pick<BackendSettings, 'pmuBaseUrl' | 'pmuPause'> {
  /** Fetches days that are stored whole too. */
  readonly again: boolean;
  /** Told of rests that the feed asks for; its signal ends them. */
  readonly watch: Pick<ImportWatch, 'warn' | 'signal'>;
}

/** Days to fetch from PMU, one document after the other, `pmuPause` apart. */
export function createDayJobs(
  days: readonly string[],
  { pmuBaseUrl, pmuPause, again, watch }: DayJobsOptions,
): readonly ImportJob[] {
  const reader = createPoliteReader({
    reader: createFeedReader({ baseUrl: pmuBaseUrl, now: Date.now }),
    pause: pmuPause,
    now: Date.now,
    wait: (ms, signal) => pause(ms, undefined, { signal }),
    random: Math.random,
    signal: watch.signal,
    onRest: (ms, reason) => watch.warn(`${reason}: asked again in ${Math.ceil(ms / 1000)} s`),
  });
  const importer = createDayImporter(reader);
  return days.map((day) => ({
    file: day,
    importer,
    isFetched: true,
    ...(!again && { isStored: async (db) => isWholeDay(await readHeldDay(db, day)) }),
  }));
}
