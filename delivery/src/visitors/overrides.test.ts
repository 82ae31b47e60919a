import type { ReleaseManifest, VisitorLink } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { openVisitorSite, STAGING_TOKEN, type VisitorSite } from '../testing/openVisitorSite';
import { namedBuild, readNamedBuilds } from './overrides';

const shell = fakeShell().artifact;
const races = fakeRemote('mf-races', ['/'], { seed: 1 }).artifact;
const branch = fakeRemote('mf-races', ['/', '/Neuf'], { seed: 2 }).artifact;
const fresh = fakeRemote('mf-fresh', ['/Frais']).artifact;
const tooNew = fakeRemote('mf-races', ['/'], { seed: 3, contract: '^9.0.0' }).artifact;
const gone = fakeRemote('mf-races', ['/'], { seed: 4 }).artifact;
const published = [shell, races, branch, fresh, tooNew];

describe('an override', () => {
  let site: VisitorSite;

  beforeEach(async () => {
    site = await openVisitorSite(published);
    site.production.serve({ shell: { active: shell.buildId }, 'mf-races': { active: races.buildId } }, [
      shell,
      races,
    ]);
    site.staging.serve({ shell: { active: shell.buildId } }, [shell]);
  });
  afterEach(() => site.app.close());

  const link = async (builds = [branch], options = {}) =>
    (await site.links.toBuilds(site.production, builds, { days: 1, ...options })).path;
  const cookiesOf = (answer: { readonly cookies: readonly object[] }) =>
    Object.fromEntries(
      (answer.cookies as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
    );
  const manifest = async (cookies: Record<string, string>) =>
    (await site.get('/_release/manifest.json', cookies)).json<ReleaseManifest>();

  it('gives the builds of its link to whoever opens it, and to nobody else', async () => {
    const answer = await site.get(await link());
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(answer.headers['set-cookie']).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookies = cookiesOf(answer);
    expect((await manifest(cookies)).remotes['mf-races']).toMatchObject({
      role: 'override',
      active: { buildId: branch.buildId, entry: 'entry.js' },
      lastGood: { buildId: races.buildId },
    });
    const document = await site.get('/Neuf', cookies);
    expect([document.statusCode, document.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await site.get('/Neuf')).statusCode).toBe(404);
    expect((await manifest({})).remotes['mf-races']?.active.buildId).toBe(races.buildId);
  });

  it('shows a remote that was never released', async () => {
    const cookies = cookiesOf(await site.get(await link([fresh])));
    expect((await site.get('/Frais', cookies)).statusCode).toBe(200);
    expect((await manifest(cookies)).remotes['mf-fresh']).toEqual({
      role: 'override',
      active: expect.objectContaining({ buildId: fresh.buildId }),
    });
  });

  it('leads to a path of the site, and never away from it', async () => {
    expect((await site.get(await link([branch], { to: '/Neuf?a=1' }))).headers.location).toBe('/Neuf?a=1');
    const elsewhere = `${await link()}&to=${encodeURIComponent('//elsewhere.example')}`;
    expect((await site.get(elsewhere)).headers.location).toBe('/');
  });

  it('ends with its link, also where the cookie was kept', async () => {
    const path = await link();
    const cookies = cookiesOf(await site.get(path));
    site.setTime('2026-07-08T08:00:00Z');
    expect((await manifest(cookies)).remotes['mf-races']).not.toHaveProperty('role');
    const late = await site.get(path);
    expect([late.statusCode, late.cookies]).toEqual([410, []]);
    expect(late.body).toContain('Ce lien a expiré');
  });

  it('is given up by its reset', async () => {
    const answer = await site.get('/__override/reset', cookiesOf(await site.get(await link())));
    expect(answer.headers['set-cookie']).toMatch(/^override=; Max-Age=0/);
    expect(answer.body).toContain('Vous voyez de nouveau le site comme tout le monde.');
  });

  it('refuses a link that was changed, cut short or left empty, and says so in French', async () => {
    const path = await link();
    for (const wrong of [path.replace(branch.buildId, gone.buildId), path.slice(0, -2), '/__override']) {
      const answer = await site.get(wrong);
      expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
      expect(answer.body).toContain('Ce lien n’est pas valable');
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    }
  });

  it('takes no cookie it has not signed', async () => {
    const { override } = cookiesOf(await site.get(await link()));
    const forged = String(override).replace(branch.buildId, races.buildId);
    expect((await manifest({ override: forged })).remotes['mf-races']).not.toHaveProperty('role');
  });

  it('refuses builds that are not there or could not run, with the rule, whoever signed for them', async () => {
    const until = Date.parse('2026-07-07T09:00:00Z') / 1000;
    const open = (value: string) => {
      const { signature } = site.signer.sign('override', value, until);
      return site.get(`/__override?builds=${encodeURIComponent(value)}&until=${until}&sig=${signature}`);
    };
    const unknown = await open(`production:${namedBuild(gone)}`);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain(`La version ${namedBuild(gone)} n’est pas connue`);
    const refused = await open(`production:${namedBuild(tooNew)}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toMatch(/<li>contract : .* needs \^9\.0\.0, .* \(attendu : /);
    expect((await open('../x')).statusCode).toBe(403);
  });

  it('shows nothing outside the environment that its link is for', async () => {
    const { path } = await site.links.toBuilds(site.staging, [branch], { days: 1 });
    const opened = await site.get(path);
    expect([opened.statusCode, opened.cookies]).toEqual([409, []]);
    expect(opened.body).toContain('Ce lien montre l’environnement « staging »');
    const { value, until, signature } = site.signer.sign(
      'override',
      `staging:${namedBuild(branch)}`,
      Date.parse('2026-07-07T09:00:00Z') / 1000,
    );
    const cookie = [until, signature, value].join('.');
    expect((await manifest({ override: cookie })).remotes['mf-races']).not.toHaveProperty('role');
  });

  it('makes no link to such builds', async () => {
    await expect(link([gone])).rejects.toMatchObject({ code: 'unknown-build' });
    await expect(link([tooNew])).rejects.toMatchObject({
      code: 'refused',
      findings: [expect.objectContaining({ rule: 'contract' })],
    });
  });
});

describe('a link asked for by the release API', () => {
  let site: VisitorSite;

  beforeEach(async () => {
    site = await openVisitorSite(published);
    site.production.serve({ shell: { active: shell.buildId } }, [shell]);
  });
  afterEach(() => site.app.close());

  const builds = [{ name: 'mf-races', buildId: branch.buildId }];

  it('opens, and says when it ends', async () => {
    const answer = (await site.askForLink({ builds, days: 2, to: '/Neuf' })).json<VisitorLink>();
    expect(answer.until).toBe('2026-07-09T08:00:00.000Z');
    expect((await site.get(answer.path)).headers.location).toBe('/Neuf');
    const staging = (await site.askForLink({ environment: 'staging' })).json<VisitorLink>();
    expect((await site.get(staging.path)).statusCode).toBe(303);
  });

  it.each([
    [404, { environment: 'nowhere' }],
    [404, { builds: [{ name: 'mf-races', buildId: gone.buildId }] }],
    [422, { builds: [{ name: 'mf-races', buildId: tooNew.buildId }] }],
    [400, { builds, days: 8 }],
    [400, { builds: [] }],
    [400, { builds, day: 1 }],
    [400, { builds, to: 'https://elsewhere.example' }],
  ])('is refused with %i: %j', async (status, payload) => {
    expect((await site.askForLink(payload)).statusCode).toBe(status);
  });

  it('is made by a team’s token for its own builds, in its own environment', async () => {
    site.staging.serve({ shell: { active: shell.buildId } }, [shell]);
    const ask = async (payload: object) => (await site.askForLink(payload, STAGING_TOKEN)).statusCode;
    expect(await ask({ environment: 'staging', builds })).toBe(200);
    expect(await ask({ environment: 'staging' })).toBe(200);
    expect(await ask({ builds })).toBe(403);
    expect(await ask({ environment: 'production' })).toBe(403);
    expect(
      await ask({ environment: 'staging', builds: [{ name: 'mf-fresh', buildId: fresh.buildId }] }),
    ).toBe(403);
  });

  it('is refused to whoever has no token', async () => {
    expect((await site.askForLink({ builds }, 'another token')).statusCode).toBe(401);
  });
});

describe('readNamedBuilds', () => {
  it('reads what a link names', () => {
    expect(readNamedBuilds(`${namedBuild(races)},${namedBuild(fresh)}`)).toEqual([
      { name: 'mf-races', buildId: races.buildId },
      { name: 'mf-fresh', buildId: fresh.buildId },
    ]);
  });

  it.each([
    '',
    'mf-races',
    'mf-races@',
    'mf-races@0123',
    `${namedBuild(races)},`,
    `${namedBuild(races)},${namedBuild(branch)}`,
  ])('refuses %j', (text) => {
    expect(readNamedBuilds(text)).toBeNull();
  });
});
