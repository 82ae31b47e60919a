import { addDays } from '@galopin/shared/lib';
import type { AudienceReports, DaySpan } from './createAudienceReports';
import { parisDay } from './parisDay';
import { invalidParameter } from '../http/errors';
import { ADMIN } from '../http/access';
import type { App } from '../http/App';
import { PRIVATE } from '../http/privateHeaders';
import { audienceReportSchema, liveAudienceSchema, MOST_DAYS } from './audienceReports.schema';

export interface AudienceReportDependencies {
  readonly reports: AudienceReports;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `GET /apin/admin/audience?from=&to=` and `/live`: for the administrator. */
export function registerAudienceReports(app: App, { reports, now }: AudienceReportDependencies): void {
  app.get('/apin/admin/audience', { schema: audienceReportSchema, ...ADMIN }, async (request, reply) =>
    reply.headers(PRIVATE).send(await reports.report(readSpan(request.query, parisDay(now())))),
  );

  app.get('/apin/admin/audience/live', { schema: liveAudienceSchema, ...ADMIN }, async (_request, reply) =>
    reply.headers(PRIVATE).send(await reports.live()),
  );
}

/** @throws ApiError 400 `invalid-parameter` for days in the wrong order, too many of them, or days to come */
function readSpan({ from, to }: DaySpan, today: string): DaySpan {
  const last = addDays(from, MOST_DAYS - 1);
  if (to < from) throw invalidParameter('to', to, `a day from ${from} on`);
  if (to > today) throw invalidParameter('to', to, `a day up to today, ${today} in Paris`);
  if (to > last) throw invalidParameter('to', to, `at most ${MOST_DAYS} days: a day up to ${last}`);
  return { from, to };
}
