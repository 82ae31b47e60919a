import * as v from 'valibot';
import { count, declareCall, described } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { day } from './calls/params';
import { isoDay } from './calls/values';
import type { Milliseconds } from './units';

const DEVICE_CLASSES = ['phone', 'tablet', 'desktop', 'unknown'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

const medianDuration = described(
  v.nullable(v.pipe(v.number(), v.minValue(0))),
  'milliseconds; null if none was told',
);

const AudienceTotals = v.object({ visits: count, pageViews: count, medianDuration });
export type AudienceTotals = ShapeOf<typeof AudienceTotals>;

const AudiencePage = v.object({
  /** Path without query; pages of a race, horse or person stand for themselves. */
  path: v.string(),
  /** Name of the route. */
  name: v.string(),
  views: count,
  visits: count,
  medianDuration,
});
export type AudiencePage = ShapeOf<typeof AudiencePage>;

/** Most days of one report. */
export const MOST_AUDIENCE_DAYS = 366;

/** Visits and views of Paris days, both ends included. */
export const audienceReport = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/audience',
    answer: v.object({
      from: isoDay,
      to: isoDay,
      totals: AudienceTotals,
      /** The same for as many days before `from`. */
      before: AudienceTotals,
      /** Every day from `from` to `to`, those without a visit too. */
      days: v.array(v.object({ jour: isoDay, visits: count, pageViews: count })),
      pages: described(v.array(AudiencePage), 'most viewed first, 50 at most'),
      events: described(
        v.array(v.object({ eventName: v.string(), count, visits: count })),
        'most frequent first, 50 at most',
      ),
      referrers: described(
        v.array(v.object({ host: v.nullable(v.string()), visits: count })),
        'hosts that visits came from, most visits first, 20 at most; null: directly, or not told',
      ),
      devices: v.array(v.object({ device: v.picklist(DEVICE_CLASSES), visits: count })),
    }),
  },
  () => ({
    summary: 'Visits, views and how long pages are looked at, of days in Paris',
    description:
      'A visit is what one session does without a gap of 30 minutes; it counts on the day it begins. Views count on their own day.',
    access: 'admin',
    query: v.object({ from: day, to: day }),
    refusals: [400],
  }),
);
export type AudienceReport = AnswerOf<typeof audienceReport>;

/** Milliseconds since a session was last seen for it to be there now. */
export const LIVE_WINDOW: Milliseconds = 300_000;

/** Who was seen in the last five minutes. */
export const liveAudience = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/audience/live',
    answer: v.object({
      at: described(v.number(), 'epoch milliseconds'),
      sessions: count,
      pageViews: count,
      pages: described(
        v.array(v.object({ path: v.string(), name: v.string(), sessions: count })),
        'where each session was last seen, most sessions first, 20 at most',
      ),
    }),
  },
  () => ({ summary: 'Sessions seen in the last five minutes, and where', access: 'admin' }),
);
export type LiveAudience = AnswerOf<typeof liveAudience>;
