import type { FastifyPluginAsync } from 'fastify';
import { dayStates, fetchDays } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { serveCall } from '../../http/serveCall';
import type { DayDesk } from './createDayDesk';

/** What is stored of days, and what they lack. */
export const dayRoutes: FastifyPluginAsync<{ readonly days: DayDesk; readonly now: () => number }> = async (
  app,
  { days, now },
) => {
  serveCall(app, dayStates, ({ query: { until = utcDay(now()) } }) => days.states(until));
  serveCall(app, fetchDays, async ({ body: { from, until } }) => ({ run: await days.fetch(from, until) }));
};
