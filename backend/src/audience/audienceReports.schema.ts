import type { AudienceReport, LiveAudience } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { DaySchema, ErrorSchema } from '../http/schemas';

const count = Type.Integer({ minimum: 0 });
const duration = Type.Union([Type.Number(), Type.Null()], {
  description: 'milliseconds; null if none was told',
});
const totals = Type.Object({ visits: count, pageViews: count, medianDuration: duration });
const page = { path: Type.String(), name: Type.String() };
const REFUSALS = { 401: ErrorSchema, 403: ErrorSchema };

/** Most days of one report. */
export const MOST_DAYS = 366;

export const audienceReportSchema = {
  summary: 'Visits, views and how long pages are looked at, of days in Paris',
  description:
    'A visit is what one session does without a gap of 30 minutes; it counts on the day it begins. Views count on their own day.',
  querystring: Type.Object({ from: DaySchema, to: DaySchema }),
  response: {
    200: Type.Unsafe<AudienceReport>(
      Type.Object({
        from: Type.String({ format: 'date' }),
        to: Type.String({ format: 'date' }),
        totals,
        before: totals,
        days: Type.Array(
          Type.Object({ jour: Type.String({ format: 'date' }), visits: count, pageViews: count }),
        ),
        pages: Type.Array(Type.Object({ ...page, views: count, visits: count, medianDuration: duration })),
        events: Type.Array(Type.Object({ eventName: Type.String(), count, visits: count })),
        referrers: Type.Array(Type.Object({ host: Type.Union([Type.String(), Type.Null()]), visits: count })),
        devices: Type.Array(Type.Object({ device: Type.String(), visits: count })),
      }),
    ),
    400: ErrorSchema,
    ...REFUSALS,
  },
};

export const liveAudienceSchema = {
  summary: 'Sessions seen in the last five minutes, and where',
  response: {
    200: Type.Unsafe<LiveAudience>(
      Type.Object({
        at: Type.Integer({ description: 'epoch milliseconds' }),
        sessions: count,
        pageViews: count,
        pages: Type.Array(Type.Object({ ...page, sessions: count })),
      }),
    ),
    ...REFUSALS,
  },
};
