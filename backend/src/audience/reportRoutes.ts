import type { FastifyPluginAsync } from 'fastify';
import { audienceReport, liveAudience, MOST_AUDIENCE_DAYS } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import type { AudienceReports, DaySpan } from './createAudienceReports';
import { parisDay } from './parisDay';
import { invalidParameter } from '../http/errors';
import { serveCall } from '../http/serveCall';

export interface AudienceReportDependencies {
  readonly reports: AudienceReports;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `GET /apin/admin/audience?from=&to=` and `/live`: for the administrator. */
export const reportRoutes: FastifyPluginAsync<AudienceReportDependencies> = async (app, { reports, now }) => {
  serveCall(app, audienceReport, async ({ query }) => reports.report(readSpan(query, parisDay(now()))));
  serveCall(app, liveAudience, () => reports.live());
};

/** @throws CallError 400 `invalid-parameter` for days in the wrong order, too many of them, or days to come */
function readSpan({ from, to }: DaySpan, today: string): DaySpan {
  const last = addDays(from, MOST_AUDIENCE_DAYS - 1);
  if (to < from) throw invalidParameter('to', to, `a day from ${from} on`);
  if (to > today) throw invalidParameter('to', to, `a day up to today, ${today} in Paris`);
  if (to > last) throw invalidParameter('to', to, `at most ${MOST_AUDIENCE_DAYS} days: a day up to ${last}`);
  return { from, to };
}
