import type { ArrivalsAnswer } from '@galopin/shared/contracts';
import type { BodyCache } from '../http/createBodyCache';
import type { ArrivalRepository } from './createArrivalRepository';
import { requireMember } from '../http/identity/authenticate';
import { PUBLIC_MEETING } from './publicMeeting';
import { sendReadyBody } from '../http/sendReadyBody';
import { ANYONE } from '../http/access';
import type { App } from '../http/App';
import { arrivalsSchema } from './arrivals.schema';

export interface ArrivalsDependencies {
  readonly arrivals: ArrivalRepository;
  readonly bodies: BodyCache;
}

/** `GET /apin/arrivals`: arrivals of a day, of one meeting or of one race. */
export function registerArrivals(app: App, { arrivals, bodies }: ArrivalsDependencies): void {
  app.get('/apin/arrivals', { schema: arrivalsSchema, ...ANYONE }, async (request, reply) => {
    const { date, prix } = request.query;
    // One race is a public page of its own; of the day's list a visitor is given the public meeting.
    const isList = prix === undefined;
    const reun = request.query.reun ?? (request.identity === null ? PUBLIC_MEETING : undefined);
    if (isList && reun !== PUBLIC_MEETING) requireMember(request, 'Every meeting but the first of the day');
    const body = await bodies.get(JSON.stringify(['arrivals', date, reun, prix]), async () => {
      const of = { ...(reun !== undefined && { reun }), ...(prix !== undefined && { prix }) };
      const value: ArrivalsAnswer = { arrivals: await arrivals.arrivalsOf(date, of) };
      return { value };
    });
    return sendReadyBody(request, reply, body, 'public, max-age=0, must-revalidate');
  });
}
