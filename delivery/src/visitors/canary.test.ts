import type { ReleaseManifest, ReleaseMark } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { openVisitorSite, type VisitorSite } from '../testing/openVisitorSite';
import { inCanary } from './inCanary';

const [shell, shell2] = [fakeShell().artifact, fakeShell({ seed: 2 }).artifact];
const [races, races2] = [1, 2].map((seed) => fakeRemote('mf-races', ['/'], { seed }).artifact) as [
  typeof shell,
  typeof shell,
];
const [entities, entities2] = [1, 2].map((seed) => fakeRemote('mf-entities', ['/E'], { seed }).artifact) as [
  typeof shell,
  typeof shell,
];
const all = [shell, shell2, races, races2, entities, entities2];
const active = {
  shell: { active: shell.buildId },
  'mf-races': { active: races.buildId },
  'mf-entities': { active: entities.buildId },
};
const canary = (buildId: string, permyriad: number, salt = 'salt') => ({
  canary: { buildId, permyriad, salt },
});

/** A number inside of a half canary with this salt, or outside. */
const cohortThat = (inside: boolean, salt = 'salt') =>
  Array.from({ length: 50 }, (_, at) => at.toString(16).padStart(8, '0')).find(
    (cohort) => inCanary(cohort, { permyriad: 5000, salt }) === inside,
  )!;

describe('a canary', () => {
  let site: VisitorSite;

  beforeEach(async () => {
    site = await openVisitorSite(all);
    site.production.serve(active, all);
  });
  afterEach(() => site.app.close());

  const half = () =>
    site.production.serve(
      { ...active, 'mf-races': { ...active['mf-races'], ...canary(races2.buildId, 5000) } },
      all,
    );
  const manifest = async (cookies: Record<string, string>, remote = 'mf-races') =>
    (await site.get(`/_release/manifest.json?remote=${remote}`, cookies)).json<ReleaseManifest>();
  const cookieOf = async (cookies = {}, headers = {}) =>
    [(await site.get('/', cookies, headers)).headers['set-cookie'] ?? []]
      .flat()
      .filter((cookie) => cookie.startsWith('cohort='))
      .join();

  it('gives visitors a number while one runs, and only then', async () => {
    expect(await cookieOf()).toBe('');
    half();
    expect(await cookieOf()).toMatch(
      /^cohort=[0-9a-f]{8}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await cookieOf({}, { 'x-forwarded-proto': 'https' })).toContain('; Secure');
    expect(await cookieOf({ cohort: '0123abcd' })).toBe('');
    expect(await cookieOf({ cohort: 'made-up' })).toContain('cohort=');
    expect((await site.get('/_release/current.json')).headers['set-cookie']).toBeUndefined();
    site.production.serve(active, all);
    expect(await cookieOf()).toBe('');
  });

  it('is the first document’s already', async () => {
    site.production.serve(
      { ...active, 'mf-races': { ...active['mf-races'], ...canary(races2.buildId, 10_000) } },
      all,
    );
    const document = await site.get('/');
    expect(document.body).toContain(`/_mf/mf-races/${races2.buildId}/entry.js`);
    expect(document.body).not.toContain(`/_mf/mf-races/${races.buildId}/page0.js" crossorigin`);
  });

  it('is given with its role to those inside, with the build of everybody else to fall back to', async () => {
    half();
    const inside = await manifest({ cohort: cohortThat(true) });
    expect(inside.remotes['mf-races']).toMatchObject({
      role: 'canary',
      active: { buildId: races2.buildId },
      lastGood: { buildId: races.buildId },
    });
    expect(inside.remotes['mf-entities']).toEqual({ active: { buildId: entities.buildId } });
    const outside = await manifest({ cohort: cohortThat(false) });
    expect(outside.remotes['mf-races']).not.toHaveProperty('role');
    expect(outside.remotes['mf-races']?.active.buildId).toBe(races.buildId);
  });

  it('of one remote says nothing about one of another', async () => {
    site.production.serve(
      {
        ...active,
        'mf-races': { ...active['mf-races'], ...canary(races2.buildId, 5000, 'a') },
        'mf-entities': { ...active['mf-entities'], ...canary(entities2.buildId, 5000, 'b') },
      },
      all,
    );
    const given = new Set<string>();
    for (let at = 0; at < 64; at += 1) {
      const { remotes } = await manifest({ cohort: at.toString(16).padStart(8, '0') });
      given.add(`${remotes['mf-races']?.role} ${remotes['mf-entities']?.role}`);
    }
    expect([...given].sort()).toEqual([
      'canary canary',
      'canary undefined',
      'undefined canary',
      'undefined undefined',
    ]);
  });

  it('may be the shell', async () => {
    site.production.serve({ ...active, shell: { ...active.shell, ...canary(shell2.buildId, 5000) } }, all);
    const cookies = { cohort: cohortThat(true) };
    expect((await manifest(cookies)).shell).toMatchObject({ buildId: shell2.buildId, role: 'canary' });
    expect((await site.get('/', cookies)).body).toContain(`data-shell src="/_mf/shell/${shell2.buildId}/`);
    expect((await manifest({ cohort: cohortThat(false) })).shell).not.toHaveProperty('role');
  });

  it('tells an open page of its own builds, and another one of others', async () => {
    half();
    const current = async (cohort: string, etag = '') =>
      site.get('/_release/current.json', { cohort }, { 'if-none-match': etag });
    const inside = await current(cohortThat(true));
    expect(inside.json<ReleaseMark>()).toEqual({
      schema: 1,
      release: 2,
      shell: shell.buildId,
      remotes: { 'mf-entities': entities.buildId, 'mf-races': races2.buildId },
    });
    expect(inside.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie' });
    const etag = String(inside.headers.etag);
    expect(await current(cohortThat(true), etag)).toMatchObject({ statusCode: 304, body: '' });
    expect((await current(cohortThat(false), etag)).statusCode).toBe(200);
    site.production.serve(active, all);
    expect((await current(cohortThat(true), etag)).statusCode).toBe(200);
  });
});

describe('what open pages ask', () => {
  it('is answered 503 before a shell serves, 400 for what is no name', async () => {
    const site = await openVisitorSite([]);
    for (const url of ['/_release/current.json', '/_release/manifest.json'])
      expect((await site.get(url)).statusCode).toBe(503);
    expect((await site.get('/_release/manifest.json?remote=../x')).statusCode).toBe(400);
    await site.app.close();
  });

  it('names a disabled remote without a build', async () => {
    const site = await openVisitorSite(all);
    site.production.serve({ ...active, 'mf-races': { active: races.buildId, disabled: true } }, all);
    expect((await site.get('/_release/current.json')).json<ReleaseMark>().remotes['mf-races']).toBeNull();
    await site.app.close();
  });
});
