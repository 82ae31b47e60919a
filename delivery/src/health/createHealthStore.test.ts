import type { HealthEventKind } from '@galopin/shared/contracts';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { sql, type Kysely } from 'kysely';
import { connectLedger } from '../ledger/connectLedger';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { migrateLedger } from '../main/migrations';
import { NO_RENDERS } from './counts';
import { createHealthRecorder, type HealthRecorder } from './createHealthRecorder';
import { createHealthStore, type HealthStore } from './createHealthStore';

const NOON = Date.UTC(2026, 6, 7, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const build = '0123456789abcdef';

describe('createHealthStore', () => {
  let database: TestPostgres;
  let db: Kysely<LedgerDatabase>;
  let store: HealthStore;
  let time: number;

  beforeAll(async () => {
    database = await startTestPostgres();
    db = connectLedger(database.url, () => undefined);
    await migrateLedger(db);
    store = createHealthStore(db);
  }, 30_000);
  beforeEach(async () => {
    await sql`truncate delivery.health, delivery.crashes`.execute(db);
    time = NOON;
  });
  afterAll(async () => {
    await db.destroy();
    await database.stop();
  });

  const node = () => createHealthRecorder({ now: () => new Date(time), trustsLoopback: true });
  let sessions = 0;
  function visit(recorder: HealthRecorder, kinds: readonly HealthEventKind[], details: object = {}): string {
    const session = String((sessions += 1)).padStart(16, '0');
    const origin = { environment: 'production', address: '127.0.0.1', isKnown: false, browser: 'chromium' };
    const events = kinds.map((kind) => ({
      kind,
      remote: 'mf-x',
      build,
      role: 'active' as const,
      ms: 240,
      ...details,
    }));
    recorder.record(origin, { schema: 1, session, events });
    return session;
  }
  const window = (minutesBack = 0) => store.window('production', new Date(NOON - minutesBack * MINUTE));

  it('adds up what several nodes counted', async () => {
    const nodes = [node(), node()];
    for (const recorder of nodes) {
      visit(recorder, ['loaded', 'loaded']);
      visit(recorder, ['crashed', 'exhausted']);
      await store.add(recorder.take());
    }
    visit(nodes[0]!, ['integrity']);
    await store.add(nodes[0]!.take());
    expect(await window()).toEqual([
      {
        remote: 'mf-x',
        build,
        role: 'active',
        sessions: 5,
        bad: 3,
        integrity: 1,
        networks: 5,
        badNetworks: 2,
        ...NO_RENDERS,
      },
    ]);
    expect(await store.rows('production', new Date(NOON), 'mf-x')).toMatchObject([
      { loaded: 4, crashed: 2, exhausted: 2, integrity: 1, load_ms: [0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0] },
    ]);
    expect(await store.rows('production', new Date(NOON), 'mf-y')).toEqual([]);
  });

  it('counts nothing twice of a batch that was given back', async () => {
    const recorder = node();
    visit(recorder, ['loaded']);
    recorder.giveBack(recorder.take());
    visit(recorder, ['crashed'], { message: 'x' });
    recorder.giveBack(recorder.take());
    visit(recorder, ['crashed'], { message: 'x' });
    await store.add(recorder.take());
    expect(await window()).toMatchObject([{ sessions: 3, bad: 2 }]);
    expect(await store.crashes('production', 'mf-x', build)).toMatchObject([{ message: 'x', count: 2 }]);
  });

  it('holds a fallback against the build that failed, not against the one that took over', async () => {
    const recorder = node();
    const failure = { kind: 'failed' as const, remote: 'mf-x', build, role: 'active' as const };
    const helper = { remote: 'mf-x', build: 'f'.repeat(16), role: 'lastGood' as const };
    recorder.record(
      { environment: 'production', address: '127.0.0.1', isKnown: false, browser: 'chromium' },
      {
        schema: 1,
        session: 'a'.repeat(16),
        events: [failure, { ...helper, kind: 'loaded' }, { ...helper, kind: 'fallback' }],
      },
    );
    await store.add(recorder.take());
    expect(await window()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ build, role: 'active', sessions: 1, bad: 1 }),
        expect.objectContaining({ role: 'lastGood', sessions: 1, bad: 0 }),
      ]),
    );
  });

  describe('documents rendered on the server', () => {
    const of = { remote: 'mf-x', build, role: 'active' as const };
    const threw = { kind: 'threw' as const, message: 'no horse 12345', stack: 'at f (/srv/half.js:1:2)' };
    const from = (address: string, isKnown = true) => ({ environment: 'production', address, isKnown });

    it('count each, and each network that was here before once', async () => {
      const recorder = node();
      for (const failure of [null, threw, threw, null]) recorder.recordRender(from('192.0.2.1'), of, failure);
      recorder.recordRender(from('198.51.100.1'), of, null);
      recorder.recordRender(from('203.0.113.1', false), of, threw);
      recorder.giveBack(recorder.take());
      await store.add(recorder.take());
      expect(await window()).toEqual([
        {
          ...of,
          sessions: 0,
          bad: 0,
          integrity: 0,
          networks: 0,
          badNetworks: 0,
          rendered: 3,
          unrendered: 3,
          renderNetworks: 2,
          badRenderNetworks: 1,
        },
      ]);
      const [past] = await store.history('production', new Date(NOON), new Date(NOON + MINUTE), 12);
      expect(past).toMatchObject({ renders: { sessions: 2, bad: 1 }, week: { sessions: 0 } });
    });

    it('leave what was said of those that failed, without what visitors looked at', async () => {
      const recorder = node();
      for (const kind of ['threw', 'threw', 'late'] as const)
        recorder.recordRender(from('192.0.2.1'), of, { ...threw, kind });
      await store.add(recorder.take());
      const crashes = await store.crashes('production', 'mf-x', build);
      expect(crashes.map(({ message, browser, count }) => [message, browser, count])).toEqual(
        expect.arrayContaining([
          ['no horse <number>', 'server: late', 1],
          ['no horse <number>', 'server: threw', 2],
        ]),
      );
    });
  });

  it('counts what the browser made something else of, and holds it against nobody', async () => {
    const recorder = node();
    visit(recorder, ['loaded', 'mismatch'], { message: 'text' });
    await store.add(recorder.take());
    expect(await window()).toMatchObject([{ sessions: 1, bad: 0, networks: 1, badNetworks: 0 }]);
    expect(await store.rows('production', new Date(NOON), 'mf-x')).toMatchObject([{ mismatch: 1 }]);
    const messages = (await store.crashes('production', 'mf-x', build)).map(({ message }) => message);
    expect(messages).toContain('mismatch: text');
  });

  it('keeps environments and roles apart', async () => {
    const recorder = node();
    visit(recorder, ['loaded']);
    visit(recorder, ['loaded'], { role: 'canary' });
    await store.add(recorder.take());
    expect((await window()).map(({ role, sessions: count }) => [role, count])).toEqual(
      expect.arrayContaining([
        ['active', 1],
        ['canary', 1],
      ]),
    );
    expect(await store.window('staging', new Date(NOON))).toEqual([]);
  });

  it('knows how a build did over days, and at this time of the day', async () => {
    const recorder = node();
    for (const back of [2 * HOUR, 23 * HOUR, 24 * HOUR, 25 * HOUR]) {
      time = NOON - back;
      visit(recorder, ['crashed']);
    }
    await store.add(recorder.take());
    const history = await store.history('production', new Date(NOON - 168 * HOUR), new Date(NOON), 12);
    expect(history).toEqual([
      {
        remote: 'mf-x',
        build,
        week: { sessions: 4, bad: 4 },
        hours: { sessions: 3, bad: 3 },
        renders: { sessions: 0, bad: 0 },
      },
    ]);
    expect(await store.served('production', 'mf-x', build, new Date(NOON - 3 * HOUR))).toEqual({
      sessions: 1,
      bad: 1,
      integrity: 0,
      networks: 1,
      badNetworks: 1,
      ...NO_RENDERS,
    });
    const counted = await store.networks('production', new Date(NOON - 24 * HOUR), new Date(NOON - HOUR));
    expect(counted).toEqual(new Map([['mf-x', 3]]));
  });

  it('forgets what is old, and all but the latest crashes', async () => {
    const recorder = node();
    for (const message of ['first', 'second', 'third']) {
      visit(recorder, ['crashed'], { message });
      time += 1;
    }
    await store.add(recorder.take());
    await store.prune(new Date(NOON), 2);
    expect((await store.crashes('production', 'mf-x', build)).map(({ message }) => message)).toEqual([
      'third',
      'second',
    ]);
    await store.prune(new Date(NOON + HOUR), 2);
    expect(await window(60)).toEqual([]);
    expect(await store.crashes('production', 'mf-x', build)).toEqual([]);
  });
});
