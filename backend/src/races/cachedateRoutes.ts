import type { FastifyPluginAsync } from 'fastify';
import { runnersOrRuns } from '@galopin/shared/contracts';
import { CACHEDATE_COLUMNS } from '@galopin/shared/dictionary';
import type { BodyCache } from '../http/createBodyCache';
import { invalidParameter } from '../http/errors';
import type { RaceRepository, RunnerFilter } from './createRaceRepository';
import { parseSort } from '../http/parseSort';
import { sendKept, serveCall } from '../http/serveCall';

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

/** Runners of a race, or one's performances. */
export const cachedateRoutes: FastifyPluginAsync<CachedateDependencies> = async (app, { races, bodies }) => {
  serveCall(app, runnersOrRuns, async ({ query }, request, reply) => {
    const [name, ...others] = NAMES.filter((candidate) => query[candidate] !== undefined);
    const value = name === undefined ? undefined : query[name];
    if (name === undefined || value === undefined) {
      throw invalidParameter('numcourse', undefined, `one of ${NAMES.join(', ')}`);
    }
    if (others[0] !== undefined)
      throw invalidParameter(others[0], query[others[0]], `only one of ${NAMES.join(', ')}`);
    const { column, sort: usual } = FILTERS[name];
    const sort = parseSort(query.sort ?? usual, CACHEDATE_COLUMNS);
    const terms = sort.map((term) => [term.column.name, term.direction]);
    const key = [column, value, query.limit, terms];
    return sendKept(runnersOrRuns, { bodies }, { request, reply, key }, () =>
      races.runnersBy({ column, value, sort, limit: query.limit }),
    );
  });
};
