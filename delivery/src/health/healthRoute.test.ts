import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths, type BuildArtifact } from '@galopin/shared/contracts';
import fastify from 'fastify';
import { buildKey } from '../ledger/ReleaseState';
import type { LiveReleaseHolder } from '../live/createLiveRelease';
import { emptyRelease, type LiveRelease } from '../live/LiveRelease';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { healthRoute } from './healthRoute';

function serving(...artifacts: readonly BuildArtifact[]): LiveRelease {
  const { pointer } = emptyRelease('production');
  const names = Object.fromEntries(artifacts.map(({ name, buildId }) => [name, { active: buildId }]));
  return {
    pointer: { ...pointer, state: { release: artifacts.length, names } },
    builds: new Map(artifacts.map((artifact) => [buildKey(artifact), artifact])),
  };
}

async function health(live: LiveRelease, backendUrl: string) {
  const app = fastify();
  void app.register(healthRoute, {
    live: { current: () => live, database: () => 'there' } as LiveReleaseHolder,
    backendUrl,
  });
  const answer = await app.inject('/health');
  await app.close();
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

describe('healthRoute', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  const shell = fakeShell().artifact;
  let backendStatus = 200;
  const backend = createServer((_request, response) => response.writeHead(backendStatus).end());
  let url = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    backendStatus = 200;
  });
  afterAll(() => new Promise((resolve) => backend.close(resolve).closeAllConnections()));

  it('is well once a shell, an owner of every path and the backend serve', async () => {
    const whole = serving(shell, fakeRemote('mf-all', patterns).artifact);
    expect(await health(whole, url)).toMatchObject({
      status: 200,
      body: { status: 'ok', backend: 'ok', release: 2 },
    });
  });

  it('names what is missing', async () => {
    const part = serving(fakeRemote('mf-part', patterns.slice(1)).artifact);
    const { status, body } = await health(part, url);
    expect(status).toBe(503);
    expect(body['missing']).toEqual(['shell', `a remote that owns ${patterns[0]}`]);
  });

  it('is not well while the backend is not, or does not answer', async () => {
    const whole = serving(shell, fakeRemote('mf-all', patterns).artifact);
    backendStatus = 503;
    expect((await health(whole, url)).body['missing']).toEqual(['backend']);
    expect((await health(whole, 'http://127.0.0.1:9')).body['missing']).toEqual(['backend']);
  });
});
