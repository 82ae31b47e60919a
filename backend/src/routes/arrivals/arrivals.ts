import type { ArrivalsAnswer } from '@galopin/shared/contracts';
import type { BodyCache } from '../../cache/createBodyCache';
import type { ArrivalRepository } from '../../repositories/createArrivalRepository';
import { sendReadyBody } from '../../sendReadyBody';
import type { App } from '../App';
import { arrivalsSchema } from './arrivals.schema';

export interface ArrivalsDependencies {
  readonly arrivals: ArrivalRepository;
  readonly bodies: BodyCache;
}

/** `GET /apin/arrivals`: arrivals of a day. */
export function registerArrivals(app: App, { arrivals, bodies }: ArrivalsDependencies): void {
  app.get('/apin/arrivals', { schema: arrivalsSchema }, async (request, reply) => {
    const { date } = request.query;
    const body = await bodies.get(`arrivals ${date}`, async () => {
      const value: ArrivalsAnswer = { arrivals: await arrivals.arrivalsOf(date) };
      return { value };
    });
    return sendReadyBody(request, reply, body, 'public, max-age=0, must-revalidate');
  });
}
