import { artifactDigest } from '../builds/artifactDigest';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasesAnswer } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from '../testing/startTestDelivery';

const shell = fakeShell();
const races = fakeRemote('mf-races', ['/', '/Jour']);
const entities = fakeRemote('mf-entities', ['/Course/:id']);
const headers = { authorization: `Bearer ${TEST_TOKEN}` };

describe('deliveryApi', () => {
  let delivery: TestDelivery;

  beforeAll(async () => {
    delivery = await startTestDelivery();
  }, 30_000);
  afterAll(() => delivery.stop());

  const get = (url: string) => delivery.app().inject({ method: 'GET', url, headers });
  const releases = async (query = '') => (await get(`/_delivery/releases${query}`)).json<ReleasesAnswer>();

  it.each([
    ['GET', '/_delivery/releases'],
    ['POST', '/_delivery/builds'],
    ['POST', '/_delivery/changes'],
    ['GET', '/_delivery/history'],
    ['GET', '/_delivery/builds?name=mf-x'],
    ['POST', '/_delivery/tokens'],
    ['GET', '/_delivery/tokens'],
    ['DELETE', '/_delivery/tokens/0123456789ab'],
    ['GET', '/_delivery/verification'],
  ] as const)('refuses %s %s without the token', async (method, url) => {
    for (const authorization of ['', 'Bearer wrong', TEST_TOKEN]) {
      const answer = await delivery.app().inject({ method, url, headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    }
  });

  describe('publishing', () => {
    const build = fakeRemote('mf-draft', ['/Draft']);
    const base = `/_delivery/builds/mf-draft/${build.artifact.buildId}`;
    const reserve = () =>
      delivery.app().inject({ method: 'POST', url: '/_delivery/builds', headers, payload: build.artifact });
    const put = (file: string, payload: Buffer) =>
      delivery.app().inject({
        method: 'PUT',
        url: `${base}/files/${file}`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload,
      });

    it('names every file to send, and after some were sent, the others', async () => {
      expect((await reserve()).json()).toEqual({
        state: 'reserved',
        missing: expect.arrayContaining(['entry.js', 'entry.js.br']),
      });
      expect((await put('entry.js', build.files.get('entry.js')!)).statusCode).toBe(204);
      expect((await reserve()).json<{ missing: string[] }>().missing).not.toContain('entry.js');
    });

    it('refuses a changed file, an unlisted one and one outside the build', async () => {
      expect((await put('page0.js', Buffer.from('other'))).json()).toMatchObject({
        error: { code: 'file-mismatch', findings: [{ rule: 'files' }] },
      });
      expect((await put('other.js', Buffer.from('x'))).statusCode).toBe(404);
      expect((await put('..%2f..%2fx.js', Buffer.from('x'))).statusCode).toBe(404);
    });

    it('refuses to commit or promote an incomplete build, and serves nothing of it', async () => {
      const commit = await delivery.app().inject({ method: 'POST', url: `${base}/commit`, headers });
      expect(commit.statusCode).toBe(422);
      expect((await delivery.promote(build)).json()).toMatchObject({
        error: { findings: [{ rule: 'published' }] },
      });
      expect((await get(`/_mf/mf-draft/${build.artifact.buildId}/entry.js`)).statusCode).toBe(404);
    });

    it('serves a committed build by its address without letting it into the site', async () => {
      expect((await delivery.publish(build)).statusCode).toBe(204);
      expect((await get(`/_mf/mf-draft/${build.artifact.buildId}/entry.js`)).statusCode).toBe(200);
      expect((await releases()).serving).toEqual([]);
    });

    it('refuses the same build with other files', async () => {
      const { buildId } = build.artifact;
      const payload = { ...fakeRemote('mf-draft', ['/Draft'], { seed: 2 }).artifact, buildId };
      const answer = await delivery
        .app()
        .inject({ method: 'POST', url: '/_delivery/builds', headers, payload });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ error: { code: 'other-digest' } });
    });

    it('refuses a build with a page in it, before any of its files is sent', async () => {
      const [file] = Object.values(build.artifact.files);
      const files = { ...build.artifact.files, 'evil.html': file, 'a/evil.XHTML': file, noending: file };
      const payload = {
        ...build.artifact,
        files,
        digest: artifactDigest(files as typeof build.artifact.files),
      };
      const answer = await delivery
        .app()
        .inject({ method: 'POST', url: '/_delivery/builds', headers, payload });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        error: {
          findings: ['evil.html', 'a/evil.XHTML', 'noending'].map((found) => ({ rule: 'file kind', found })),
        },
      });
    });

    it('refuses a description whose digest is not that of its files', async () => {
      const payload = { ...build.artifact, digest: '0'.repeat(64) };
      const answer = await delivery
        .app()
        .inject({ method: 'POST', url: '/_delivery/builds', headers, payload });
      expect(answer.json()).toMatchObject({ error: { findings: [{ rule: 'digest' }] } });
    });

    it('refuses a description that is none', async () => {
      const payload = {
        ...build.artifact,
        files: { '../x': { integrity: 'sha384-x', bytes: 1, brotli: 1 } },
      };
      const answer = await delivery
        .app()
        .inject({ method: 'POST', url: '/_delivery/builds', headers, payload });
      expect(answer.statusCode).toBe(400);
    });

    it.each(['/Draft/*', '/Draft/:id?', '/Draft/', 'Draft'])(
      'refuses the route pattern %s',
      async (route) => {
        const payload = fakeRemote('mf-draft', [route]).artifact;
        const answer = await delivery
          .app()
          .inject({ method: 'POST', url: '/_delivery/builds', headers, payload });
        expect(answer.statusCode).toBe(400);
      },
    );

    it.each([
      { reason: '' },
      { reason: '  ' },
      { actor: undefined },
      { op: 'demote' },
      { dryrun: true },
      { dryRun: 'true' },
      { permyriad: 10_001 },
      { buildId: 'abcde' },
    ])('refuses a change with %j', async (change) => {
      const payload = {
        op: 'promote',
        name: 'mf-draft',
        buildId: build.artifact.buildId,
        actor: 'ann',
        reason: 'x',
      };
      const answer = await delivery
        .app()
        .inject({ method: 'POST', url: '/_delivery/changes', headers, payload: { ...payload, ...change } });
      expect(answer.statusCode).toBe(400);
    });

    it.each([
      ['reason', 'a\u001b[2J', 'U+001B at place 2 of reason'],
      ['reason', 'all is well\n2 frozen', 'U+000A at place 12 of reason'],
      ['actor', 'ann\u202e', 'U+202E at place 4 of actor'],
    ])('refuses a %s with what is not seen: %j', async (field, text, found) => {
      const change = { op: 'freeze', name: 'mf-draft', actor: 'ann', reason: 'x', [field]: text };
      for (const dryRun of [{}, { dryRun: true }]) {
        const payload = { ...change, ...dryRun };
        const answer = await delivery
          .app()
          .inject({ method: 'POST', url: '/_delivery/changes', headers, payload });
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ error: { code: 'bad-text', findings: [{ found }] } });
      }
    });

    it('refuses to promote what was never reserved', async () => {
      expect((await delivery.promote(fakeRemote('mf-ghost', ['/g']))).statusCode).toBe(404);
    });
  });

  describe('with a site released', () => {
    beforeAll(() => delivery.release(shell, races, entities));

    it('shows who released what and why, newest first', async () => {
      const answer = await releases('?name=mf-races');
      expect(answer).toMatchObject({ environment: 'production', release: 3, database: 'there' });
      expect(answer.serving).toMatchObject([
        { name: 'mf-races', buildId: races.artifact.buildId, lastGood: null },
      ]);
      expect(answer.history).toMatchObject([
        { n: 2, actor: 'site (test)', reason: 'first release', from: null },
      ]);
      expect((await get('/_delivery/verification')).json()).toEqual({
        environment: 'production',
        ok: true,
        lines: 3,
      });
    });

    it('refuses a release that the gate does not let through, with the reason', async () => {
      const thief = fakeRemote('mf-thief', ['/jour']);
      await delivery.publish(thief);
      const answer = await delivery.promote(thief);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        error: {
          code: 'refused',
          findings: [
            { rule: 'paths', found: '/jour', wanted: 'a path that the contract does not give to mf-races' },
            { rule: 'routes', found: '/jour', wanted: 'a path that mf-races does not own' },
          ],
        },
      });
    });

    it('refuses a build whose stored file was changed afterwards', async () => {
      const next = fakeRemote('mf-entities', ['/Course/:id'], { seed: 3 });
      await delivery.publish(next);
      await rm(
        path.join(delivery.settings.DATA_DIR, 'store', 'mf-entities', next.artifact.buildId, 'page0.js'),
      );
      expect((await delivery.promote(next)).json()).toMatchObject({
        error: { findings: [{ rule: 'files', found: 'page0.js: missing' }] },
      });
    });

    it('writes no history line for what serves already', async () => {
      const before = await releases();
      const answer = await delivery.promote(entities);
      expect(answer.json()).toMatchObject({ changed: false, release: before.release });
    });
  });
});
