import type { AudienceReport, IsoDay, LiveAudience, ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

type Shell = Pick<ShellApi, 'api'>;

const REPORT = '/apin/admin/audience';
const LIVE = '/apin/admin/audience/live';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const duration = v.nullable(v.pipe(v.number(), v.minValue(0)));
const Totals = v.object({ visits: count, pageViews: count, medianDuration: duration });
const place = { path: v.string(), name: v.string() };
const Report = v.object({
  from: v.string(),
  to: v.string(),
  totals: Totals,
  before: Totals,
  days: v.array(v.object({ jour: v.string(), visits: count, pageViews: count })),
  pages: v.array(v.object({ ...place, views: count, visits: count, medianDuration: duration })),
  events: v.array(v.object({ eventName: v.string(), count, visits: count })),
  referrers: v.array(v.object({ host: v.nullable(v.string()), visits: count })),
  devices: v.array(
    v.object({ device: v.picklist(['phone', 'tablet', 'desktop', 'unknown']), visits: count }),
  ),
});
const Live = v.object({
  at: v.number(),
  sessions: count,
  pageViews: count,
  pages: v.array(v.object({ ...place, sessions: count })),
});

/**
 * `GET /apin/admin/audience`: visits and views of days in Paris, both included.
 * @throws AppError of the API client (400 for days in the wrong order, to come or too many), or `malformed`
 */
export async function fetchAudience(
  shell: Shell,
  { from, to }: { readonly from: IsoDay; readonly to: IsoDay },
  signal: AbortSignal,
): Promise<AudienceReport> {
  const { body } = await shell.api.get(REPORT, { query: { from, to }, signal });
  return readAnswer(Report, body, REPORT);
}

/** `GET /apin/admin/audience/live`: who was seen in the last five minutes. Throws as {@link fetchAudience}. */
export async function fetchLiveAudience(shell: Shell, signal: AbortSignal): Promise<LiveAudience> {
  return readAnswer(Live, (await shell.api.get(LIVE, { signal })).body, LIVE);
}
