import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { sql, type Kysely } from 'kysely';
import { fakeRemote } from '../testing/fakeBuild';
import { testSigner } from '../testing/testSigner';
import { connectLedger } from './connectLedger';
import { createLedger, type Ledger } from './createLedger';
import type { LedgerDatabase } from './LedgerDatabase';
import { migrateLedger } from '../main/migrations';

const origin = { actor: 'ann', reason: 'new form column' };
const allowed = async () => undefined;
const signer = testSigner();

describe('createLedger', () => {
  let database: TestPostgres;
  let db: Kysely<LedgerDatabase>;
  let ledger: Ledger;
  let environments = 0;

  beforeAll(async () => {
    database = await startTestPostgres();
    db = connectLedger(database.url, () => undefined);
    await migrateLedger(db);
  }, 30_000);
  beforeEach(() => {
    environments += 1;
    ledger = createLedger({
      db,
      environment: `e${environments}`,
      signer,
      now: () => new Date('2026-07-07T08:00:00.123Z'),
    });
  });
  afterAll(async () => {
    await db.destroy();
    await database.stop();
  });

  const promote = (name: string, buildId: string) =>
    ledger.change({ op: 'promote', name, buildId }, origin, allowed);

  it('starts empty and is migrated twice without harm', async () => {
    await migrateLedger(db);
    expect((await ledger.readPointer()).state).toEqual({ release: 0, names: {} });
    expect(await ledger.verify()).toEqual({ ok: true, lines: 0 });
  });

  it('writes who, what, why and from where with every move', async () => {
    await promote('mf-x', 'a');
    await promote('mf-x', 'b');
    expect((await ledger.readHistory({ limit: 1 }))[0]).toMatchObject({
      n: 2,
      at: '2026-07-07T08:00:00.123Z',
      actor: 'ann',
      reason: 'new form column',
      name: 'mf-x',
      from: 'a',
      to: 'b',
    });
    expect((await ledger.readPointer()).state.names).toEqual({ 'mf-x': { active: 'b', good: ['a'] } });
    expect(await ledger.verify()).toEqual({ ok: true, lines: 2 });
  });

  it('writes nothing for a build that serves already', async () => {
    await promote('mf-x', 'a');
    expect(await promote('mf-x', 'a')).toBeNull();
    expect(await ledger.readHistory({ limit: 10 })).toHaveLength(1);
  });

  it('changes nothing when the check refuses', async () => {
    const refuse = () => Promise.reject(new Error('no'));
    await expect(
      ledger.change({ op: 'promote', name: 'mf-x', buildId: 'a' }, origin, refuse),
    ).rejects.toThrow('no');
    expect((await ledger.readPointer()).state.release).toBe(0);
  });

  it('loses no change when many are made at once, and checks each against what it joins', async () => {
    const seen: number[] = [];
    const changes = Array.from({ length: 12 }, (_, at) =>
      ledger.change({ op: 'promote', name: `mf-${at}`, buildId: 'a' }, origin, async (next) => {
        seen.push(Object.keys(next.names).length);
      }),
    );
    const lines = await Promise.all(changes);
    expect(lines.map((line) => line?.n).sort((left, right) => Number(left) - Number(right))).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
    expect(Math.max(...seen)).toBe(12);
    expect(await ledger.verify()).toEqual({ ok: true, lines: 12 });
  });

  it('refuses to change or remove a line of the history, and notices when it was done by force', async () => {
    await promote('mf-x', 'a');
    await expect(sql`update delivery.history set reason = 'x'`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`delete from delivery.history`.execute(db)).rejects.toThrow('append-only');
    const environment = ledger.environment;
    await sql`update delivery.pointer set state = '{"release": 1, "names": {}}' where environment = ${environment}`.execute(
      db,
    );
    expect(await ledger.verify()).toMatchObject({ ok: false });
  });

  it('reserves a build once, and never the same id with other files', async () => {
    const { artifact } = fakeRemote('mf-x', ['/X']);
    expect(await ledger.reserveBuild(artifact)).toMatchObject({ state: 'reserved' });
    await ledger.commitBuild(artifact.name, artifact.buildId);
    expect(await ledger.reserveBuild(artifact)).toMatchObject({ state: 'committed', artifact });
    await expect(ledger.reserveBuild({ ...artifact, digest: 'f'.repeat(64) })).rejects.toMatchObject({
      code: 'other-digest',
    });
  });

  it('plans a change without making it', async () => {
    await promote('mf-x', 'a');
    const plan = await ledger.plan({ op: 'promote', name: 'mf-x', buildId: 'b' });
    expect(plan).toMatchObject({ changes: true, findings: [], next: { names: { 'mf-x': { active: 'b' } } } });
    expect(await ledger.plan({ op: 'end-canary', name: 'mf-x', buildId: null })).toMatchObject({
      findings: [{ rule: 'canary' }],
    });
    expect((await ledger.readPointer()).state.release).toBe(1);
  });

  it('pages through its history and finds when a build served', async () => {
    await promote('mf-x', 'a');
    await promote('mf-x', 'b');
    await promote('mf-y', 'a');
    const numbers = async (filter: object) =>
      (await ledger.readHistory({ limit: 10, ...filter })).map(({ n }) => n);
    expect(await numbers({ before: 3 })).toEqual([2, 1]);
    expect(await numbers({ name: 'mf-x', served: 'a' })).toEqual([1]);
    expect(await numbers({ name: 'mf-y', served: 'b' })).toEqual([]);
  });

  it('lists builds, latest first, and finds them by name, key and first digits', async () => {
    const [first, second] = [1, 2].map((seed) => fakeRemote('mf-listed', ['/X'], { seed }).artifact);
    for (const artifact of [first!, second!]) await ledger.reserveBuild(artifact);
    expect((await ledger.listBuilds('mf-listed')).map(({ artifact }) => artifact.buildId)).toEqual([
      second?.buildId,
      first?.buildId,
    ]);
    expect(await ledger.findBuilds('mf-listed', first!.buildId.slice(0, 6))).toEqual([first?.buildId]);
    expect(await ledger.findBuilds('mf-other', first!.buildId)).toEqual([]);
    const known = await ledger.readBuilds([first!, { name: 'mf-listed', buildId: 'f'.repeat(16) }]);
    expect(known).toMatchObject([{ artifact: first, state: 'reserved' }]);
    expect(await ledger.readBuilds([])).toEqual([]);
  });

  describe('with what serves signed', () => {
    const { artifact } = fakeRemote('mf-x', ['/X']);
    const release = async () => {
      await ledger.reserveBuild(artifact);
      await promote('mf-x', artifact.buildId);
    };
    const forge = (set: Readonly<Record<string, string | null>>) =>
      db
        .withSchema('delivery')
        .updateTable('pointer')
        .set(set)
        .where('environment', '=', ledger.environment)
        .execute();
    const freeze = () => ledger.change({ op: 'freeze', name: 'mf-x', buildId: null }, origin, allowed);

    it('carries a signature with every move', async () => {
      await release();
      const first = (await ledger.readPointer()).signature;
      await freeze();
      expect(first).toMatch(/^[0-9a-f]{16}\.[\w-]{86}$/);
      expect((await ledger.readPointer()).signature).not.toBe(first);
    });

    it('moves no pointer that was changed behind its back: that would make it genuine', async () => {
      await release();
      await forge({ state: JSON.stringify({ release: 1, names: { 'mf-x': { active: 'e'.repeat(16) } } }) });
      await expect(freeze()).rejects.toMatchObject({ code: 'not-trusted' });
      expect(await ledger.signAnew()).toMatchObject({ ok: false });
      await expect(freeze()).rejects.toThrow('the signature does not fit');
    });

    it('signs one without signature only when told to, and only if its history leads there', async () => {
      await release();
      await forge({ signature: null });
      await expect(freeze()).rejects.toThrow('it is not signed');
      expect(await ledger.signAnew()).toEqual({ ok: true, lines: 1 });
      expect(await freeze()).toMatchObject({ n: 2 });
    });
  });
});
