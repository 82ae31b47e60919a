import { CACHEDATE_COLUMNS } from '@galopin/shared/dictionary';
import type { BodyCache } from '../http/createBodyCache';
import { invalidParameter } from '../http/errors';
import type { RaceRepository, RunnerFilter } from './createRaceRepository';
import { parseSort } from '../http/parseSort';
import { sendReadyBody } from '../http/sendReadyBody';
import { ANYONE } from '../http/access';
import type { App } from '../http/App';
import { cachedateSchema } from './cachedate.schema';

/** Parameters a list of runners is asked by, and the column each stands for. */
const FILTERS = {
  numcourse: { column: 'numcourse', sort: 'numero asc' },
  idche: { column: 'idChe', sort: 'jour desc' },
  idjockey: { column: 'idJockey', sort: 'jour desc' },
  identraineur: { column: 'idEntraineur', sort: 'jour desc' },
} as const satisfies Readonly<Record<string, { readonly column: RunnerFilter; readonly sort: string }>>;

const NAMES = Object.keys(FILTERS) as readonly (keyof typeof FILTERS)[];

export interface CachedateDependencies {
  readonly races: RaceRepository;
  readonly bodies: BodyCache;
}

/** `GET /cachedate`: runners of a race, or one's performances. */
export function registerCachedate(app: App, { races, bodies }: CachedateDependencies): void {
  app.get('/cachedate', { schema: cachedateSchema, ...ANYONE }, async (request, reply) => {
    const { query } = request;
    const [name, ...others] = NAMES.filter((candidate) => query[candidate] !== undefined);
    const value = name === undefined ? undefined : query[name];
    if (name === undefined || value === undefined) {
      throw invalidParameter('numcourse', undefined, `one of ${NAMES.join(', ')}`);
    }
    if (others[0] !== undefined)
      throw invalidParameter(others[0], query[others[0]], `only one of ${NAMES.join(', ')}`);
    const { column, sort: usual } = FILTERS[name];
    const sort = parseSort(query.sort ?? usual, CACHEDATE_COLUMNS);
    const key = JSON.stringify([
      'runners',
      column,
      value,
      query.limit,
      sort.map((term) => [term.column.name, term.direction]),
    ]);
    const body = await bodies.get(key, async () => ({
      value: await races.runnersBy({ column, value, sort, limit: query.limit }),
    }));
    return sendReadyBody(request, reply, body, 'public, max-age=0, must-revalidate');
  });
}
