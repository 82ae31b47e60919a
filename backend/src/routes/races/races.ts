import type { BodyCache } from '../../cache/createBodyCache';
import type { PayoutRepository } from '../../repositories/createPayoutRepository';
import { sendReadyBody } from '../../sendReadyBody';
import type { App } from '../App';
import { oddsSchema, payoutsSchema } from './races.schema';

export interface RacesDependencies {
  readonly payouts: PayoutRepository;
  readonly bodies: BodyCache;
}

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** `GET /apin/races/{id}/payouts` and `/odds`: what stands beside a race. */
export function registerRaces(app: App, { payouts, bodies }: RacesDependencies): void {
  app.get('/apin/races/:id/payouts', { schema: payoutsSchema }, async (request, reply) => {
    const { id } = request.params;
    const body = await bodies.get(`payouts ${id}`, async () => ({
      value: { payouts: await payouts.payoutsOf(id) },
    }));
    return sendReadyBody(request, reply, body, CACHE_CONTROL);
  });
  app.get('/apin/races/:id/odds', { schema: oddsSchema }, async (request, reply) => {
    const { id } = request.params;
    const body = await bodies.get(`odds ${id}`, async () => ({ value: { odds: await payouts.oddsOf(id) } }));
    return sendReadyBody(request, reply, body, CACHE_CONTROL);
  });
}
