import { paths } from '@galopin/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { pathShape } from '../gate/pathShape';
import type { LiveReleaseHolder } from '../live/createLiveRelease';
import { buildsOf, remoteNames, SHELL } from '../live/LiveRelease';

const BACKEND_TIMEOUT_MS = 2000;

export interface HealthOptions {
  readonly live: LiveReleaseHolder;
  readonly backendUrl: string;
}

/** `GET /health`: 200 once every page of the site and the API serve, 503 with what is missing until then. */
export const healthRoute: FastifyPluginAsync<HealthOptions> = async (app, { live, backendUrl }) => {
  app.get('/health', async (request, reply) => {
    const release = live.current();
    const backend = await backendAnswers(backendUrl).catch((error: unknown) => {
      request.log.debug({ err: error }, 'the backend does not answer');
      return false;
    });
    const missing = [...missingPieces(live), ...(backend ? [] : ['backend'])];
    const { release: number, names } = release.pointer.state;
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: missing.length === 0 ? 'ok' : 'unavailable',
        ...(missing.length > 0 && { missing }),
        release: number,
        serving: Object.fromEntries(Object.entries(names).map(([name, { active }]) => [name, active])),
        backend: backend ? 'ok' : 'away',
        ledger: live.database() === 'there' ? 'ok' : live.database(),
      });
  });
};

/** The shell, and for every path of the contracts a remote that owns it: no list of remotes can be out of date. */
function missingPieces(live: LiveReleaseHolder): string[] {
  const release = live.current();
  const routes = remoteNames(release).flatMap((name) => buildsOf(release, name)?.active.routes ?? []);
  const owned = new Set(routes.map(({ path }) => pathShape(path)));
  const unowned = Object.values(paths).filter(({ pattern }) => !owned.has(pathShape(pattern)));
  return [
    ...(buildsOf(release, SHELL) ? [] : [SHELL]),
    ...unowned.map(({ pattern }) => `a remote that owns ${pattern}`),
  ];
}

async function backendAnswers(backendUrl: string): Promise<boolean> {
  const answer = await fetch(new URL('/health', backendUrl), {
    signal: AbortSignal.timeout(BACKEND_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.ok;
}
