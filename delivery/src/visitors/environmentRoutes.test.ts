import type { PublicConfig, ReleaseMark } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { openVisitorSite, type VisitorSite } from '../testing/openVisitorSite';
import { listenForEnvironment } from './listenForEnvironment';

const shell = fakeShell().artifact;
const [stable, next] = [1, 2].map((seed) => fakeRemote('mf-races', ['/'], { seed }).artifact) as [
  typeof shell,
  typeof shell,
];

describe('staging', () => {
  let site: VisitorSite;

  beforeEach(async () => {
    site = await openVisitorSite([]);
    const serving = (races: typeof shell) => ({
      shell: { active: shell.buildId },
      'mf-races': { active: races.buildId },
    });
    site.production.serve(serving(stable), [shell, stable]);
    site.staging.serve(serving(next), [shell, next]);
  });
  afterEach(() => site.app.close());

  const path = (days = 1) => site.links.toEnvironment(site.staging, days).path;
  const enter = async (url = path()) => {
    const answer = await site.get(url);
    const [cookie] = answer.cookies as { name: string; value: string; maxAge: number }[];
    return { answer, cookies: { environment: cookie?.value ?? '' }, cookie };
  };
  const racesOf = async (cookies: Record<string, string>) =>
    (await site.get('/_release/current.json', cookies)).json<ReleaseMark>().remotes['mf-races'];

  it('is what a signed key gives on the site’s own port', async () => {
    const { answer, cookies, cookie } = await enter();
    expect([answer.statusCode, answer.headers.location, cookie?.maxAge]).toEqual([303, '/', 86_400]);
    expect(await racesOf(cookies)).toBe(next.buildId);
    const { body, headers } = await site.get('/', cookies);
    const config = JSON.parse(/id="public-config">([^<]*)</.exec(body)?.[1] ?? '{}') as PublicConfig;
    expect([config.environment, headers['x-robots-tag']]).toEqual(['staging', 'noindex']);
    expect((await site.get('/')).headers['x-robots-tag']).toBeUndefined();
    expect(await racesOf({})).toBe(stable.buildId);
  });

  it('is left by the way back', async () => {
    const { answer } = await enter('/__env/production');
    expect(answer.headers['set-cookie']).toMatch(/^environment=; Max-Age=0/);
    expect(answer.body).toContain('Vous voyez de nouveau le site public.');
  });

  it('is not to be had, and is left, with a wrong key, another’s or one that is over', async () => {
    const override = site.signer.sign('override', 'staging', Date.parse('2026-07-07T09:00:00Z') / 1000);
    const expired = path();
    for (const url of [
      '/__env/staging',
      '/__env/staging?key=x',
      `/__env/staging?key=${override.until}.${override.signature}`,
    ]) {
      const { answer } = await enter(url);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toMatch(/^environment=; Max-Age=0/);
      expect(answer.body).toContain('n’est pas valable ou a expiré');
    }
    const { cookies } = await enter();
    site.setTime('2026-07-08T08:00:01Z');
    expect((await enter(expired)).answer.statusCode).toBe(403);
    expect(await racesOf(cookies)).toBe(stable.buildId);
  });

  it('lasts at most a week', () => {
    expect(site.links.toEnvironment(site.staging, 400).until).toBe('2026-07-14T08:00:00.000Z');
  });

  it('names an environment that is not there', async () => {
    const answer = await site.get('/__env/%3Cnowhere%3E');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('« &lt;nowhere&gt; »');
  });

  it('is served to everybody on a port of its own', async () => {
    const port = await listenForEnvironment(site.app, 'staging', { host: '127.0.0.1', port: 0 });
    const answer = await fetch(`http://127.0.0.1:${port}/_release/current.json`);
    expect(((await answer.json()) as ReleaseMark).remotes['mf-races']).toBe(next.buildId);
  });
});
