import type { BodyCache } from '../http/createBodyCache';
import type { StatsRepository } from './createStatsRepository';
import { sendReadyBody } from '../http/sendReadyBody';
import { MEMBER } from '../http/access';
import type { App } from '../http/App';
import { daysSchema } from './days.schema';

export interface DaysDependencies {
  readonly stats: StatsRepository;
  readonly bodies: BodyCache;
}

/** `GET /apin/days`: days that hold data, with their row counts. */
export function registerDays(app: App, { stats, bodies }: DaysDependencies): void {
  app.get('/apin/days', { schema: daysSchema, ...MEMBER }, async (request, reply) => {
    const { limit } = request.query;
    const body = await bodies.get(`days ${limit}`, async () => ({ value: await stats.days(limit) }));
    return sendReadyBody(request, reply, body, 'no-store');
  });
}
