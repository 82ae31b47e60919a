import type { Kysely } from 'kysely';
import { connectLedger } from '../ledger/connectLedger';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { fakeRemote, fakeShell, type FakeBuild } from '../testing/fakeBuild';
import { startTestDelivery, type TestDelivery } from '../testing/startTestDelivery';
import { createPruner, type Pruner } from './createPruner';

const builds = [1, 2, 3, 4].map((seed) => fakeRemote('mf-races', ['/'], { seed }));
const keyOf = (at: number) => `mf-races/${builds[at]?.artifact.buildId}`;
const DAYS_40 = 40 * 24 * 60 * 60 * 1000;

describe('createPruner', () => {
  let delivery: TestDelivery;
  let db: Kysely<LedgerDatabase>;
  let time: Date;
  let pruner: Pruner;

  beforeEach(async () => {
    delivery = await startTestDelivery();
    db = connectLedger(delivery.settings.DATABASE_URL, () => undefined);
    await delivery.release(fakeShell(), ...(builds as [FakeBuild]));
    time = new Date(Date.now() + DAYS_40);
    const policy = { builds: 2, days: 30 };
    pruner = createPruner({ db, store: delivery.store, policy, now: () => time });
  }, 60_000);
  afterEach(async () => {
    await db.destroy();
    await delivery.stop();
  });

  const files = async () => [
    ...(await delivery.store.list('mf-races/')),
    ...(await delivery.store.list('shell/')),
  ];
  const promote = (build: FakeBuild | undefined) =>
    delivery.change({ op: 'promote', name: 'mf-races', buildId: build?.artifact.buildId ?? '' });

  it('takes two runs to remove a build, and leaves all others whole', async () => {
    const before = await files();
    expect(await pruner.prune()).toMatchObject({ retired: [keyOf(1)], removed: [] });
    expect(await delivery.store.list(keyOf(1))).not.toEqual([]);
    expect(await pruner.prune()).toMatchObject({ retired: [], removed: [keyOf(1)] });
    expect(await files()).toEqual(before.filter((key) => !key.startsWith(keyOf(1))));
    expect(await pruner.prune()).toMatchObject({ retired: [], removed: [], files: 0 });
  });

  it('keeps the details of what serves, however old, and drops those of releases long gone', async () => {
    const details = () => delivery.store.list('_details/');
    expect((await details()).length).toBeGreaterThan(1);
    await pruner.prune();
    const [kept, ...more] = await details();
    expect(more).toEqual([]);
    const page = (await delivery.app().inject({ method: 'GET', url: '/' })).body;
    expect(page).toContain(kept);
  });

  it('says in a dry run what would go, and touches nothing', async () => {
    const before = await files();
    expect(await pruner.prune(true)).toMatchObject({ dryRun: true, retired: [keyOf(1)] });
    expect(await files()).toEqual(before);
    expect((await promote(builds[1])).statusCode).toBe(200);
  });

  it('does not let a retired build serve until it is sent again, and keeps it then', async () => {
    await pruner.prune();
    expect((await promote(builds[1])).json()).toMatchObject({ error: { findings: [{ rule: 'published' }] } });
    await delivery.publish(builds[1]!);
    expect((await promote(builds[1])).statusCode).toBe(200);
    expect(await pruner.prune()).toMatchObject({ removed: [] });
    expect(
      (await delivery.app().inject({ method: 'GET', url: `/_mf/${keyOf(1)}/entry.js` })).statusCode,
    ).toBe(200);
  });

  it('clears what a cut-short run left, and nothing that is whole or is none of its own', async () => {
    const stray = `mf-old/${'a'.repeat(16)}/entry.js`;
    const whole = [`mf-old/${'b'.repeat(16)}/entry.js`, `mf-old/${'b'.repeat(16)}/artifact.json`];
    for (const key of [stray, ...whole, 'notes/readme.txt'])
      await delivery.store.putNew(key, Buffer.from('x'));
    await pruner.prune();
    const keys = await delivery.store.list('');
    expect(keys).toEqual(expect.arrayContaining([...whole, 'notes/readme.txt']));
    expect(keys).not.toContain(stray);
  });
});
