import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IssuedToken, TeamPage } from '@galopin/shared/contracts';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { startProcess, type TestProcess } from '@galopin/processes';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { manualSchedule } from '../testing/manualSchedule';
import { startIdentityProvider, type TestClaims } from '../testing/startIdentityProvider';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from '../testing/startTestDelivery';

const LIMIT_MS = 180_000;
const BOTH = ['staging', 'production'];
const teams = {
  races: { remotes: ['mf-races'], environments: BOTH, members: ['kate@demo.test', 'hidden@demo.test'] },
  account: { remotes: ['mf-account'], environments: ['production'], members: ['bob@demo.test'] },
  platform: { remotes: ['*'], environments: BOTH },
};
const one = fakeRemote('mf-races', ['/']);
const two = fakeRemote('mf-races', ['/'], { seed: 2 });
const KATE: TestClaims = { sub: 'kate', email: 'Kate@Demo.test', email_verified: true };
const NOBODY: TestClaims = { sub: 'nobody', email: 'nobody@demo.test', email_verified: true };
const ADMIN: TestClaims = { sub: 'admin-1', email: 'admin@demo.test', email_verified: true };

describe('pages of teams, with accounts verified by a real backend', () => {
  const { schedule, turn } = manualSchedule();
  let folder: string;
  let ownersFile: string;
  let postgres: TestPostgres;
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
  let backend: TestProcess;
  let delivery: TestDelivery;

  const writeOwners = (of: object) =>
    writeFile(ownersFile, JSON.stringify({ teams: of, onCall: ['platform'] }));
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'teams-'));
    ownersFile = path.join(folder, 'owners.json');
    await writeOwners(teams);
    [postgres, provider] = await Promise.all([startTestPostgres(), startIdentityProvider()]);
    backend = await startProcess('backend/src/server.ts', {
      BACKEND_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      DEMO: '0',
      FIREBASE_KEYS_URL: provider.keysUrl,
    });
    const settings = { BACKEND_URL: backend.url, OWNERS_FILE: ownersFile };
    delivery = await startTestDelivery(settings, undefined, schedule);
    await delivery.release(fakeShell(), one, fakeRemote('mf-account', ['/Profile']));
    await delivery.release(two);
    await delivery.change({ op: 'canary', name: 'mf-races', buildId: one.artifact.buildId, permyriad: 500 });
  }, LIMIT_MS);
  afterAll(async () => {
    await delivery.stop();
    await backend.kill();
    await Promise.all([postgres.stop(), provider.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const send = (token: string | null, url: string, method: Method = 'GET', payload?: object) =>
    delivery.app().inject({
      method,
      url: `/_delivery${url}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const statusOf = async (token: string | null, url: string, method?: Method, payload?: object) =>
    (await send(token, url, method, payload)).statusCode;
  const kate = () => provider.sign(KATE);
  const issue = async (wanted: object) =>
    (
      await send(TEST_TOKEN, '/tokens', 'POST', { days: 9, actor: 'ann@x.test', ...wanted })
    ).json<IssuedToken>();
  const namesFor = async (token: string) =>
    (await send(token, '/teams')).json<{ teams: { name: string }[] }>().teams.map(({ name }) => name);

  it('are named to who may read them: the member’s, the token’s, all for the administrator and the site', async () => {
    expect(await namesFor(kate())).toEqual(['races']);
    expect(await namesFor(provider.sign(NOBODY))).toEqual([]);
    expect(await namesFor((await issue({ team: 'account' })).token)).toEqual(['account']);
    for (const token of [TEST_TOKEN, provider.sign(ADMIN)])
      expect(await namesFor(token)).toEqual(['account', 'platform', 'races']);
    const answer = await send(kate(), '/teams');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      teams: [{ name: 'races', remotes: ['mf-races'], environments: BOTH, isOnCall: false }],
    });
  });

  it('tell what the team owns, what serves, since when and by whom, its budgets and changes', async () => {
    const { id } = await issue({ team: 'races', remotes: ['mf-races'], environments: ['staging'] });
    const answer = await send(kate(), '/teams/races');
    expect(answer.headers['cache-control']).toBe('no-store');
    const page = answer.json<TeamPage>();
    expect(page).toMatchObject({ name: 'races', members: 2, database: 'there' });
    expect(page.parts).toMatchObject([
      { name: 'mf-races', paths: ['/', '/Jour', '/Stats'], places: [{ environment: 'production' }, {}] },
    ]);
    const [production, staging] = page.parts[0]?.places ?? [];
    expect(staging).toEqual({ environment: 'staging', serving: null, health: [], budgets: [] });
    expect(production?.serving).toMatchObject({
      buildId: two.artifact.buildId,
      by: 'site (test)',
      since: expect.stringMatching(/Z$/),
      canary: { buildId: one.artifact.buildId, permyriad: 500 },
      frozen: false,
      disabled: false,
      browserOnly: false,
      quarantined: [],
    });
    expect(production?.health).toMatchObject([
      { build: two.artifact.buildId, sessions: 0, badSessions: 0, loadMs: null },
      { build: one.artifact.buildId },
    ]);
    expect(production?.budgets).toEqual([
      { part: 'entry', page: null, widget: false, bytes: expect.any(Number), allowed: 19_000 },
      { part: 'page', page: 'page0', widget: false, bytes: expect.any(Number), allowed: 60_000 },
      { part: 'total', page: null, widget: false, bytes: expect.any(Number), allowed: 250_000 },
    ]);
    expect(page.history.map(({ op, name, permyriad }) => [op, name, permyriad])).toEqual([
      ['canary', 'mf-races', 500],
      ['promote', 'mf-races', null],
      ['promote', 'mf-races', null],
    ]);
    expect(page.tokens).toContainEqual({
      id,
      environments: ['staging'],
      remotes: ['mf-races'],
      expiresAt: expect.any(String),
    });
  });

  it('hold no secret and no person: no address, no account of the administrator, no number of visitors', async () => {
    const { token } = await issue({ team: 'races' });
    const frozen = { op: 'freeze', name: 'mf-races', actor: 'me', reason: 'Nuit.' };
    const thawed = { ...frozen, op: 'unfreeze' };
    for (const wanted of [frozen, thawed])
      expect(await statusOf(provider.sign(ADMIN), '/changes', 'POST', wanted)).toBe(200);
    const text = (await send(kate(), '/teams/races')).body;
    expect(text).toContain('"actor":"admin"');
    for (const secret of [token.split('.')[1] ?? '', 'admin-1', '@', 'salt', 'hash', 'createdBy'])
      expect(text).not.toContain(secret);
  });

  it('let a token that is over or taken back be seen no more', async () => {
    const { id } = await issue({ team: 'races' });
    await send(TEST_TOKEN, `/tokens/${id}`, 'DELETE');
    const { tokens } = (await send(kate(), '/teams/races')).json<TeamPage>();
    expect(tokens.map((token) => token.id)).not.toContain(id);
  });

  it('of who owns everything hold all that serves', async () => {
    const page = (await send(TEST_TOKEN, '/teams/platform')).json<TeamPage>();
    expect(page.parts.map(({ name }) => name)).toEqual(['mf-account', 'mf-races', 'shell']);
    expect(page).toMatchObject({ remotes: ['*'], isOnCall: true, members: 0 });
  });

  describe('are refused', () => {
    it('to nobody, with 401, and to a token in a cookie or an address', async () => {
      for (const url of ['/teams', '/teams/races', `/teams/races?token=${kate()}`])
        expect(await statusOf(null, url)).toBe(401);
      const cookie = `__session=${kate()}; token=${TEST_TOKEN}`;
      const answer = await delivery.app().inject({ url: '/_delivery/teams/races', headers: { cookie } });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('to a member of another team or of none, in the same words as one that is not there', async () => {
      const bodies = new Set<string>();
      for (const name of ['account', 'platform', 'nothing', 'constructor']) {
        const answer = await send(kate(), `/teams/${name}`);
        expect(answer.statusCode).toBe(403);
        bodies.add(answer.body.replaceAll(name, 'TEAM'));
      }
      expect(bodies.size).toBe(1);
      expect(await statusOf(provider.sign(NOBODY), '/teams/races')).toBe(403);
      expect(await statusOf((await issue({ team: 'account' })).token, '/teams/races')).toBe(403);
      for (const name of ['nothing', 'constructor'])
        expect(await statusOf(provider.sign(ADMIN), `/teams/${name}`)).toBe(404);
      for (const name of ['Races', '..%2Fraces', '__proto__', 'races%00'])
        expect(await statusOf(kate(), `/teams/${name}`)).toBe(400);
    });

    it.each<[string, Partial<TestClaims>]>([
      ['not verified', { email_verified: false }],
      ['none', { email: undefined as never }],
    ])('to an account whose address is %s', async (_what, claims) => {
      const token = provider.sign({ ...KATE, ...claims });
      for (const url of ['/teams', '/teams/races']) {
        const answer = await send(token, url);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ error: { message: expect.stringContaining('not verified') } });
      }
    });

    it.each(['\u212Aate@demo.test', 'kate@demo.test.', 'kate@demo.test ', 'kаte@demo.test'])(
      'to %j, which only looks like the address',
      async (email) => expect(await statusOf(provider.sign({ ...KATE, email }), '/teams/races')).toBe(403),
    );

    it('to a token of another project, an expired one and an unsigned one', async () => {
      for (const token of [
        provider.sign({ ...KATE, project: 'other' }),
        provider.sign({ ...KATE, expiresIn: -10 }),
        provider.unsigned(KATE),
      ])
        expect(await statusOf(token, '/teams/races')).toBe(401);
    });

    it('to a member whose sessions were ended, from the next call on', async () => {
      const token = provider.sign({ ...KATE, sub: 'kate-2' });
      expect(await statusOf(token, '/teams/races')).toBe(200);
      const url = `${backend.url}/apin/user/kate-2/sign-out-everywhere`;
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(url, { method: 'POST', headers })).status).toBe(204);
      expect(await statusOf(token, '/teams/races')).toBe(401);
    });
  });

  it.each<[Method, string, object | undefined]>([
    ['GET', '/releases', undefined],
    ['GET', '/releases?name=mf-races', undefined],
    ['GET', '/history?name=mf-races', undefined],
    ['GET', '/builds?name=mf-races', undefined],
    ['GET', '/health', undefined],
    ['GET', '/health/timeline?name=mf-races', undefined],
    ['GET', '/metrics', undefined],
    ['GET', '/verification', undefined],
    ['GET', '/tokens', undefined],
    ['POST', '/tokens', { team: 'races', days: 1, actor: 'me' }],
    ['DELETE', '/tokens/0123456789ab', undefined],
    ['POST', '/changes', { op: 'rollback', name: 'mf-races', actor: 'me', reason: 'x' }],
    ['POST', '/changes', { op: 'rollback', name: 'mf-races', actor: 'me', reason: 'x', dryRun: true }],
    ['POST', '/links', { builds: [{ name: 'mf-races', buildId: one.artifact.buildId }] }],
    ['POST', '/builds', one.artifact],
    ['POST', `/builds/mf-races/${one.artifact.buildId}/commit`, undefined],
    ['POST', '/pruning', {}],
    ['POST', '/signatures', {}],
  ])('open nothing else to a member: %s %s', async (method, url, payload) => {
    expect(await statusOf(kate(), url, method, payload)).toBe(403);
  });

  it('follow the owners file: a member is in and out, a new team releases, what is lost is lost', async () => {
    const meteo = { remotes: ['mf-meteo'], environments: ['production'], members: ['nobody@demo.test'] };
    const change = async () => {
      for (let at = 0; at < 2; at += 1) await turn();
    };
    const { token } = await issue({ team: 'races' });
    expect(await statusOf(TEST_TOKEN, '/teams/meteo')).toBe(404);
    await writeOwners({ ...teams, races: { ...teams.races, remotes: [], members: [] }, meteo });
    await change();
    expect(await statusOf(kate(), '/teams/races')).toBe(403);
    expect(await namesFor(provider.sign(NOBODY))).toEqual(['meteo']);
    const freeze = { op: 'freeze', name: 'mf-races', actor: 'me', reason: 'x' };
    expect(await statusOf(token, '/changes', 'POST', freeze)).toBe(403);
    const { token: fresh } = await issue({ team: 'meteo' });
    expect(await statusOf(fresh, '/builds', 'POST', fakeRemote('mf-meteo', ['/Meteo']).artifact)).toBe(200);

    await writeFile(ownersFile, '{"teams": {"races"');
    await change();
    expect(await namesFor(provider.sign(NOBODY))).toEqual(['meteo']);
    await writeOwners(teams);
    await change();
    expect(await namesFor(kate())).toEqual(['races']);
    expect(await namesFor(fresh)).toEqual([]);
    expect(await statusOf(fresh, '/teams/meteo')).toBe(403);
  });

  // The last one: it takes the backend away.
  it('are not read by accounts while the backend is away; tokens read on', async () => {
    const { token } = await issue({ team: 'races' });
    await backend.kill();
    const answer = await send(kate(), '/teams/races');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: { code: 'backend-away' } });
    expect(await statusOf(token, '/teams/races')).toBe(200);
  });
});
