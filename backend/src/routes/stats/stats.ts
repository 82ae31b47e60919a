import { requireMember } from '../../auth/authenticate';
import type { BodyCache } from '../../cache/createBodyCache';
import type { StatsRepository } from '../../repositories/createStatsRepository';
import { sendReadyBody } from '../../sendReadyBody';
import type { App } from '../App';
import { statsSummarySchema } from './stats.schema';

export interface StatsDependencies {
  readonly stats: StatsRepository;
  readonly bodies: BodyCache;
}

/** `GET /apin/stats/summary`: what is stored, counted. */
export function registerStats(app: App, { stats, bodies }: StatsDependencies): void {
  app.get('/apin/stats/summary', { schema: statsSummarySchema }, async (request, reply) => {
    requireMember(request, 'The summary');
    const body = await bodies.get('stats', async () => ({ value: await stats.summary() }));
    return sendReadyBody(request, reply, body, 'no-store');
  });
}
