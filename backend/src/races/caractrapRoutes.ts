import { CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import type { BodyCache } from '../http/createBodyCache';
import { requireMember } from '../http/identity/authenticate';
import { invalidParameter } from '../http/errors';
import type { RaceRepository } from './createRaceRepository';
import { parseSort } from '../http/parseSort';
import { sendReadyBody } from '../http/sendReadyBody';
import { ANYONE } from '../http/access';
import type { App } from '../http/App';
import { PUBLIC_MEETING } from './publicMeeting';
import { caractrapSchema } from './caractrap.schema';

export interface CaractrapDependencies {
  readonly races: RaceRepository;
  readonly bodies: BodyCache;
}

/** `GET /caractrap`: races of a day, or one race. */
export function registerCaractrap(app: App, { races, bodies }: CaractrapDependencies): void {
  app.get('/caractrap', { schema: caractrapSchema, ...ANYONE }, async (request, reply) => {
    const { jour, id, limit } = request.query;
    const sort = parseSort(request.query.sort, CARACTRAP_COLUMNS);
    if (id !== undefined) {
      const body = await bodies.get(`race ${id}`, async () => {
        const race = await races.raceById(id);
        return { value: race === undefined ? [] : [race] };
      });
      return sendReadyBody(request, reply, body, 'public, max-age=0, must-revalidate');
    }
    if (jour === undefined)
      throw invalidParameter('jour', undefined, 'a day as YYYY-MM-DD, or id for one race');
    let { reun } = request.query;
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
      const query = { jour, sort, limit, ...(reun !== undefined && { reun }) };
      const [rows, meetings] = await Promise.all([races.racesOfDay(query), races.meetingsOfDay(jour)]);
      return { value: rows, headers: { 'x-meetings-total': String(meetings) } };
    });
    return sendReadyBody(request, reply, body, 'public, max-age=5');
  });
}
