import type { FastifyPluginAsync } from 'fastify';
import { dayArrivals } from '@galopin/shared/contracts';
import type { BodyCache } from '../http/createBodyCache';
import type { ArrivalRepository } from './createArrivalRepository';
import { requireMember } from '../http/identity/authenticate';
import { PUBLIC_MEETING } from './publicMeeting';
import { sendKept, serveCall } from '../http/serveCall';

export interface ArrivalsDependencies {
  readonly arrivals: ArrivalRepository;
  readonly bodies: BodyCache;
}

/** Arrivals of a day, of one meeting or of one race. */
export const arrivalsRoutes: FastifyPluginAsync<ArrivalsDependencies> = async (app, { arrivals, bodies }) => {
  serveCall(app, dayArrivals, async ({ query }, request, reply) => {
    const { date, prix } = query;
    // One race is a public page of its own; of the day's list a visitor is given the public meeting.
    const isList = prix === undefined;
    const reun = query.reun ?? (request.identity === null ? PUBLIC_MEETING : undefined);
    if (isList && reun !== PUBLIC_MEETING) requireMember(request, 'Every meeting but the first of the day');
    return sendKept(dayArrivals, { bodies }, { request, reply, key: [date, reun, prix] }, async () => {
      const of = { ...(reun !== undefined && { reun }), ...(prix !== undefined && { prix }) };
      return { arrivals: await arrivals.arrivalsOf(date, of) };
    });
  });
};
