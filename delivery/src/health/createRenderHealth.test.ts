import type { Environments } from '../environments';
import { emptyRelease } from '../live/LiveRelease';
import { createMetrics } from './createMetrics';
import { createRenderHealth } from './createRenderHealth';

const threw = { kind: 'threw', message: 'no horse' } as const;
const request = { headers: {}, ip: '192.0.2.1' };

describe('createRenderHealth', () => {
  const { pointer } = emptyRelease('production');
  const canary = { buildId: 'b', permyriad: 1000, salt: 's' };
  const release = {
    pointer: { ...pointer, state: { release: 1, names: { 'mf-x': { active: 'a', canary } } } },
  };
  const live = { current: () => release, database: () => 'there' };
  const environments = new Map([['production', { name: 'production', live }]]) as unknown as Environments;
  const metrics = createMetrics(environments);
  const recordRender = jest.fn();
  const health = createRenderHealth({
    environments,
    recorder: { recordRender },
    proofs: { isKnown: ({ ip }) => ip === request.ip },
    metrics,
  });
  const of = (build: string, remote = 'mf-x') => ({ environment: 'production', remote, build });

  beforeEach(() => recordRender.mockReset());

  it('counts a document for the build in its role, with who may speak for it', () => {
    health.rendered(request, of('a'));
    health.failed({ ...request, ip: '203.0.113.1' }, of('b'), threw);
    const origin = { environment: 'production', address: request.ip, isKnown: true };
    expect(recordRender.mock.calls).toEqual([
      [origin, { remote: 'mf-x', build: 'a', role: 'active' }, null],
      [
        { ...origin, address: '203.0.113.1', isKnown: false },
        { remote: 'mf-x', build: 'b', role: 'canary' },
        threw,
      ],
    ]);
  });

  it('tells Prometheus how it ended', async () => {
    health.failed(request, of('a'), { kind: 'late', message: 'after 300 ms' });
    expect(await metrics.registry.metrics()).toContain(
      'galopin_renders_total{environment="production",remote="mf-x",build="a",role="active",outcome="late"} 1',
    );
  });

  it.each([
    ['a build that was replaced meanwhile', of('c')],
    ['a remote that serves nothing', of('a', 'mf-ghost')],
    ['an environment that is none', { ...of('a'), environment: 'moon' }],
  ])('counts nothing of %s', (_which, build) => {
    health.failed(request, build, threw);
    expect(recordRender).not.toHaveBeenCalled();
  });
});
