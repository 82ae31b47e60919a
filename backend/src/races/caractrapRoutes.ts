import type { FastifyPluginAsync } from 'fastify';
import { dayRaces } from '@galopin/shared/contracts';
import { CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import type { BodyCache } from '../http/createBodyCache';
import { requireMember } from '../http/identity/authenticate';
import { invalidParameter } from '../http/errors';
import type { RaceRepository } from './createRaceRepository';
import { parseSort } from '../http/parseSort';
import { sendReadyBody } from '../http/sendReadyBody';
import { serveCall } from '../http/serveCall';
import { PUBLIC_MEETING } from './publicMeeting';

export interface CaractrapDependencies {
  readonly races: RaceRepository;
  readonly bodies: BodyCache;
}

/** Races of a day, or one race. */
export const caractrapRoutes: FastifyPluginAsync<CaractrapDependencies> = async (app, { races, bodies }) => {
  serveCall(app, dayRaces, async ({ query }, request, reply) => {
    const { jour, id, limit } = query;
    const sort = parseSort(query.sort, CARACTRAP_COLUMNS);
    if (id !== undefined) {
      const body = await bodies.get(`race ${id}`, async () => {
        const race = await races.raceById(id);
        return { value: race === undefined ? [] : [race] };
      });
      return sendReadyBody(request, reply, body, 'public, max-age=0, must-revalidate');
    }
    if (jour === undefined)
      throw invalidParameter('jour', undefined, 'a day as YYYY-MM-DD, or id for one race');
    let { reun } = query;
    if (request.identity === null) reun ??= String(PUBLIC_MEETING);
    if (reun !== String(PUBLIC_MEETING)) requireMember(request, 'Every meeting but the first of the day');
    const key = JSON.stringify([
      'day',
      jour,
      reun,
      limit,
      sort.map(({ column, direction }) => [column.name, direction]),
    ]);
    const body = await bodies.get(key, async () => {
      const wanted = { jour, sort, limit, ...(reun !== undefined && { reun }) };
      const [rows, meetings] = await Promise.all([races.racesOfDay(wanted), races.meetingsOfDay(jour)]);
      return { value: rows, headers: { 'x-meetings-total': String(meetings) } };
    });
    return sendReadyBody(request, reply, body, 'public, max-age=5');
  });
};
