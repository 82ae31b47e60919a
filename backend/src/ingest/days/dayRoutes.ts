import type { FastifyPluginAsync } from 'fastify';
import { dayStates } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { serveCall } from '../../http/serveCall';
import type { DayDesk } from './createDayDesk';

/** What is stored of days. */
export const dayRoutes: FastifyPluginAsync<{ readonly days: DayDesk; readonly now: () => number }> = async (
  app,
  { days, now },
) => {
  serveCall(app, dayStates, async ({ query: { until = utcDay(now()) } }) => ({
    days: [...(await days.states(until))],
  }));
};
