import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ChangeAnswer, ReleasesAnswer } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell, type FakeBuild, type FakeBuildOptions } from '../testing/fakeBuild';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from '../testing/startTestDelivery';

const headers = { authorization: `Bearer ${TEST_TOKEN}` };
const shell = fakeShell();
const idOf = ({ artifact }: FakeBuild) => artifact.buildId;

describe('changeRoutes', () => {
  let delivery: TestDelivery;
  let hook: Server;
  let alerts: unknown[];
  let remotes = 0;
  /** A remote of its own for each test: `one` is its last good build, `two` serves, `three` is not sent yet. */
  let remote: string;
  let one: FakeBuild;
  let two: FakeBuild;
  let three: FakeBuild;
  const builtAs = (seed: number, options: FakeBuildOptions = {}, paths = [`/News-${remote}`]) =>
    fakeRemote(remote, paths, { seed, ...options });

  beforeAll(async () => {
    hook = createServer((request, response) => {
      request.on('data', (body: Buffer) => alerts.push(JSON.parse(body.toString())));
      request.on('end', () => {
        response.writeHead(204).end();
        hook.emit('alert');
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
    delivery = await startTestDelivery({ ALERT_WEBHOOK_URL: url });
    await delivery.release(shell);
  }, 60_000);
  beforeEach(async () => {
    alerts = [];
    remotes += 1;
    remote = `mf-${String.fromCodePoint(96 + remotes)}`;
    one = builtAs(1);
    two = builtAs(2);
    three = builtAs(3);
    await delivery.release(one, two);
  });
  afterAll(async () => {
    await delivery.stop();
    await new Promise((resolve) => hook.close(resolve).closeAllConnections());
  });

  type Wanted = Parameters<TestDelivery['change']>[0];
  const change = async (wanted: Omit<Wanted, 'name'> & { name?: string }) =>
    delivery.change({ name: remote, ...wanted });
  const made = async (wanted: Parameters<typeof change>[0]) => {
    const answer = await change(wanted);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<ChangeAnswer>();
  };
  const findings = async (wanted: Parameters<typeof change>[0]) =>
    (await change(wanted)).json<{ error: { findings: unknown } }>().error.findings;
  const get = (url: string) => delivery.app().inject({ method: 'GET', url: `/_delivery${url}`, headers });
  const serving = async (environment = 'production') =>
    (await get(`/releases?name=${remote}&environment=${environment}`)).json<ReleasesAnswer>().serving[0];

  describe('rollback', () => {
    it('goes back to the last good build when none is named, and tells people', async () => {
      const told = once(hook, 'alert');
      expect(await made({ op: 'rollback' })).toMatchObject({ from: idOf(two), to: idOf(one), changed: true });
      expect(await serving()).toMatchObject({ buildId: idOf(one), lastGood: null });
      await told;
      expect(alerts).toMatchObject([{ kind: 'withdrawn', name: remote, actor: 'site (test)' }]);
    });

    it('goes to any kept build by its first digits, and holds one it has never served to every rule', async () => {
      await delivery.publish(three);
      await rm(path.join(delivery.settings.DATA_DIR, 'store', remote, idOf(three), 'page0.js'));
      expect(await findings({ op: 'rollback', buildId: idOf(three).slice(0, 6) })).toMatchObject([
        { rule: 'files' },
      ]);
      expect(await made({ op: 'rollback', buildId: idOf(one).slice(0, 6) })).toMatchObject({ to: idOf(one) });
    });

    it('names what can be chosen where there is no last good build', async () => {
      await delivery.publish(three);
      await made({ op: 'rollback' });
      expect(await findings({ op: 'rollback' })).toEqual([
        {
          rule: 'build',
          found: `no last good build of ${remote}`,
          wanted: `one of ${idOf(three)}, ${idOf(two)}`,
        },
      ]);
    });

    it('is not held up by bytes that changed since, but by files that are gone', async () => {
      const file = path.join(delivery.settings.DATA_DIR, 'store', remote, idOf(one), 'page0.js');
      await rm(file);
      expect(await findings({ op: 'rollback' })).toEqual([
        { rule: 'files', found: 'page0.js: missing', wanted: 'stored' },
      ]);
      await writeFile(file, 'other');
      expect(await made({ op: 'rollback' })).toMatchObject({ changed: true });
    });

    it('is refused where the shell of today would not serve the build of then', async () => {
      const old = builtAs(4, { contract: '^2.0.0' });
      await delivery.publish(old);
      expect(await findings({ op: 'rollback', buildId: idOf(old) })).toMatchObject([{ rule: 'contract' }]);
    });

    it('is refused for a choice that another change overtook', async () => {
      expect(await findings({ op: 'rollback', expectedActive: idOf(three) })).toMatchObject([
        { rule: 'serving', wanted: expect.stringContaining(`active ${idOf(three)}`) },
      ]);
    });

    it('puts what it withdraws in quarantine, from where it comes back by a person only', async () => {
      await made({ op: 'rollback', quarantine: true });
      expect(await findings({ op: 'promote', buildId: idOf(two) })).toMatchObject([{ rule: 'quarantine' }]);
      expect(await made({ op: 'reinstate' })).toMatchObject({ to: idOf(two), changed: true });
      expect(await made({ op: 'promote', buildId: idOf(two) })).toMatchObject({ changed: true });
      expect(await findings({ op: 'promote', buildId: idOf(one), quarantine: true })).toMatchObject([
        { rule: 'quarantine', found: 'promote' },
      ]);
    });
  });

  describe('canary', () => {
    beforeEach(() => delivery.publish(three));

    it('is tried on a share, grows with the same visitors, and is promoted', async () => {
      await made({ op: 'canary', buildId: idOf(three), permyriad: 1000 });
      const first = (await serving())?.canary;
      expect(first).toMatchObject({ buildId: idOf(three), permyriad: 1000 });
      await made({ op: 'canary', permyriad: 5000 });
      expect((await serving())?.canary).toEqual({ ...first, permyriad: 5000 });
      expect(await made({ op: 'promote' })).toMatchObject({ to: idOf(three) });
      expect(await serving()).toMatchObject({ buildId: idOf(three), canary: null });
    });

    it('ends, and says which build it was', async () => {
      await made({ op: 'canary', buildId: idOf(three), permyriad: 1000 });
      expect(await made({ op: 'end-canary' })).toMatchObject({ to: idOf(three), changed: true });
      expect(await findings({ op: 'end-canary' })).toMatchObject([{ rule: 'canary' }]);
    });

    it('is put to the gate: a route that it would bring, a share that is none, a build that is not named', async () => {
      const thief = builtAs(4, {}, ['/connec']);
      await delivery.publish(thief);
      expect(await findings({ op: 'canary', buildId: idOf(thief), permyriad: 100 })).toMatchObject([
        { rule: 'paths', found: '/connec' },
      ]);
      expect(await findings({ op: 'canary', permyriad: 100 })).toMatchObject([{ rule: 'build' }]);
      expect(await findings({ op: 'canary', buildId: idOf(three) })).toMatchObject([
        { rule: 'canary', found: 'no share' },
      ]);
    });
  });

  it('freezes against what is new, not against the way back', async () => {
    await delivery.publish(three);
    await made({ op: 'freeze' });
    expect(await findings({ op: 'promote', buildId: idOf(three) })).toMatchObject([{ rule: 'freeze' }]);
    expect(await made({ op: 'rollback' })).toMatchObject({ changed: true });
    await made({ op: 'unfreeze' });
    expect(await made({ op: 'promote', buildId: idOf(three) })).toMatchObject({ changed: true });
  });

  it('says that all is so already, and writes no line', async () => {
    const { release } = await made({ op: 'disable' });
    expect(await made({ op: 'disable' })).toMatchObject({ changed: false, release });
    expect(await made({ op: 'enable' })).toMatchObject({ changed: true, release: release + 1 });
  });

  it('takes rendering off a name until it is brought back, over releases and rollbacks, and tells people', async () => {
    const told = once(hook, 'alert');
    expect(await made({ op: 'disable-render' })).toMatchObject({ changed: true, to: null });
    await told;
    expect(alerts).toMatchObject([{ kind: 'withdrawn', name: remote }]);
    expect(await made({ op: 'disable-render' })).toMatchObject({ changed: false });
    await delivery.publish(three);
    await made({ op: 'promote', buildId: idOf(three) });
    expect(await serving()).toMatchObject({ buildId: idOf(three), browserOnly: true });
    await made({ op: 'rollback' });
    expect(await serving()).toMatchObject({ browserOnly: true });
    await made({ op: 'enable-render' });
    expect(await serving()).toMatchObject({ browserOnly: false });
    expect((await get('/verification')).json()).toMatchObject({ ok: true });
    expect(await findings({ op: 'disable-render', name: 'mf-ghost' })).toMatchObject([{ rule: 'name' }]);
  });

  it('tries a change out: what would change, every reason against it, and nothing done', async () => {
    expect(await made({ op: 'rollback', dryRun: true })).toMatchObject({
      from: idOf(two),
      to: idOf(one),
      changed: true,
      findings: [],
    });
    const wrong = builtAs(4, { contract: '^2.0.0' }, ['/Profile']);
    await delivery.publish(wrong);
    const tried = await made({ op: 'promote', buildId: idOf(wrong), dryRun: true });
    expect(tried.findings?.map(({ rule }) => rule)).toEqual(['paths', 'contract']);
    expect(await serving()).toMatchObject({ buildId: idOf(two) });
    expect(alerts).toEqual([]);
  });

  it.each<[string, () => FakeBuild, string]>([
    ['another major of React', () => builtAs(4, { shared: { react: '^18.0.0' } }), 'shared modules'],
    ['a contract that nobody speaks', () => builtAs(4, { contract: '^9.0.0' }), 'contract'],
    ['no contract', () => builtAs(4, { contract: 'none' }), 'contract'],
    ['a path of another remote', () => builtAs(4, {}, ['/Profile']), 'paths'],
    ['a path that the guard opens', () => builtAs(4, {}, ['/Course/:id/offers']), 'guard'],
  ])('refuses %s, with the rule', async (_what, build, rule) => {
    const wrong = build();
    await delivery.publish(wrong);
    expect(await findings({ op: 'promote', buildId: idOf(wrong) })).toMatchObject([{ rule }]);
  });

  it('refuses a build of which one byte was flipped after it was published', async () => {
    await delivery.publish(three);
    const flipped = Buffer.from(three.files.get('page0.js') ?? '');
    flipped[0] = 0x2b;
    await writeFile(path.join(delivery.settings.DATA_DIR, 'store', remote, idOf(three), 'page0.js'), flipped);
    expect(await findings({ op: 'promote', buildId: idOf(three) })).toMatchObject([
      { rule: 'files', found: expect.stringContaining('page0.js: sha384-') },
    ]);
  });

  it('weighs a build against the one that serves, unless it is let through', async () => {
    const heavy = builtAs(4, { padding: 70_000 });
    await delivery.publish(heavy);
    expect(await findings({ op: 'promote', buildId: idOf(heavy) })).toContainEqual(
      expect.objectContaining({ rule: 'size', wanted: 'at most 19.0 kB' }),
    );
    const answer = await made({ op: 'promote', buildId: idOf(heavy), allowSize: true });
    expect(answer.warnings).toContainEqual(expect.objectContaining({ rule: 'size' }));
  });

  it('refuses digits that no build begins with, and names that serve nothing', async () => {
    expect((await change({ op: 'rollback', buildId: 'ffffff' })).statusCode).toBe(404);
    expect(await findings({ op: 'freeze', name: 'mf-ghost' })).toMatchObject([{ rule: 'name' }]);
  });

  it('keeps environments apart: the same bytes serve in one and then in the other', async () => {
    const staged = { environment: 'staging', op: 'promote' } as const;
    await made({ ...staged, name: 'shell', buildId: idOf(shell) });
    await delivery.publish(three);
    await made({ ...staged, buildId: idOf(three) });
    expect(await serving('staging')).toMatchObject({ buildId: idOf(three) });
    expect(await serving()).toMatchObject({ buildId: idOf(two) });
    expect((await change({ op: 'freeze', environment: 'nowhere' })).statusCode).toBe(404);
  });
});
