import { STATS_DISCIPLINES, STATS_FIELDS, STATS_FILES, STATS_SORTS } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { createSignedLinks, type SignedLinks } from './createSignedLinks';

const Separator = v.picklist([';', ',']);
const Day = v.pipe(v.string(), v.isoDate());
const RunnerOrder = v.object({ from: v.string(), to: v.string(), separator: Separator });
const StatsOrder = v.object({
  file: v.picklist(STATS_FILES),
  span: v.object({ from: Day, to: Day, bucket: v.nullable(v.number()) }),
  discipline: v.optional(v.picklist(STATS_DISCIPLINES)),
  racecourse: v.optional(v.string()),
  field: v.optional(v.picklist(STATS_FIELDS)),
  minimum: v.number(),
  sort: v.picklist(STATS_SORTS),
  /** Rows, as many as whoever asked may see. */
  limit: v.number(),
  separator: Separator,
});

/** What a link to a file of runners gives. */
export type DownloadOrder = v.InferOutput<typeof RunnerOrder>;
/** What a link to a file of statistics gives. */
export type StatsOrder = v.InferOutput<typeof StatsOrder>;

export type DownloadLinks = SignedLinks<DownloadOrder> & {
  /** Links to statistics. */
  readonly stats: SignedLinks<StatsOrder>;
};

/**
 * @param secret known to every process of this site and to nobody else
 * @param now epoch milliseconds
 */
export function createDownloadLinks(secret: string, now: () => number): DownloadLinks {
  return {
    ...createSignedLinks({ secret, audience: 'csv', schema: RunnerOrder, now }),
    stats: createSignedLinks({ secret, audience: 'stats-csv', schema: StatsOrder, now }),
  };
}
