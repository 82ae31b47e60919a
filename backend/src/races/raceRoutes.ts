import type { BodyCache } from '../http/createBodyCache';
import type { PayoutRepository } from './createPayoutRepository';
import { sendReadyBody } from '../http/sendReadyBody';
import { ANYONE } from '../http/access';
import type { App } from '../http/App';
import { aptitudesSchema, oddsSchema, payoutsSchema, surroundingsSchema } from './races.schema';

export interface RacesDependencies {
  readonly payouts: PayoutRepository;
  readonly bodies: BodyCache;
}

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** `GET /apin/races/{id}`, `/payouts`, `/odds` and `/aptitudes`: what stands beside a race. */
export function registerRaces(app: App, { payouts, bodies }: RacesDependencies): void {
  app.get('/apin/races/:id', { schema: surroundingsSchema, ...ANYONE }, async (request, reply) => {
    const { id } = request.params;
    const body = await bodies.get(`surroundings ${id}`, async () => ({
      value: await payouts.surroundingsOf(id),
    }));
    return sendReadyBody(request, reply, body, CACHE_CONTROL);
  });
  app.get('/apin/races/:id/aptitudes', { schema: aptitudesSchema, ...ANYONE }, async (request, reply) => {
    const { id } = request.params;
    const body = await bodies.get(`aptitudes ${id}`, async () => ({ value: await payouts.aptitudesOf(id) }));
    return sendReadyBody(request, reply, body, CACHE_CONTROL);
  });
  app.get('/apin/races/:id/payouts', { schema: payoutsSchema, ...ANYONE }, async (request, reply) => {
    const { id } = request.params;
    const body = await bodies.get(`payouts ${id}`, async () => ({
      value: { payouts: await payouts.payoutsOf(id) },
    }));
    return sendReadyBody(request, reply, body, CACHE_CONTROL);
  });
  app.get('/apin/races/:id/odds', { schema: oddsSchema, ...ANYONE }, async (request, reply) => {
    const { id } = request.params;
    const body = await bodies.get(`odds ${id}`, async () => ({ value: { odds: await payouts.oddsOf(id) } }));
    return sendReadyBody(request, reply, body, CACHE_CONTROL);
  });
}
