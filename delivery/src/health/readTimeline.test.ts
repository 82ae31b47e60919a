import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import type { Kysely } from 'kysely';
import { connectLedger } from '../ledger/connectLedger';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { migrateLedger } from '../main/migrations';
import { createHealthRecorder } from './createHealthRecorder';
import { createHealthStore, type HealthStore } from './createHealthStore';
import { readTimeline } from './readTimeline';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 6, 7, 12, 20);
const [older, newer] = ['a'.repeat(16), 'b'.repeat(16)] as const;

describe('readTimeline', () => {
  let database: TestPostgres;
  let db: Kysely<LedgerDatabase>;
  let store: HealthStore;

  beforeAll(async () => {
    database = await startTestPostgres();
    db = connectLedger(database.url, () => undefined);
    await migrateLedger(db);
    store = createHealthStore(db);
    let time = NOW;
    let sessions = 0;
    const recorder = createHealthRecorder({ now: () => new Date(time), trustsLoopback: true });
    const visit = (hoursBack: number, build: string, kind: 'loaded' | 'crashed', remote = 'mf-x') => {
      time = NOW - hoursBack * HOUR;
      const session = String((sessions += 1)).padStart(16, '0');
      const origin = { environment: 'production', address: '127.0.0.1', isKnown: false, browser: 'chromium' };
      recorder.record(origin, {
        schema: 1,
        session,
        events: [{ kind, remote, build, role: 'active', ms: 100 }],
      });
    };
    visit(30, older, 'crashed');
    for (const back of [3, 3, 2]) visit(back, older, 'loaded');
    visit(2, newer, 'loaded');
    visit(0, newer, 'crashed');
    visit(0, newer, 'loaded', 'mf-y');
    await store.add(recorder.take());
  }, 30_000);
  afterAll(async () => {
    await db.destroy();
    await database.stop();
  });

  const read = (minutes: number, name = 'mf-x') =>
    readTimeline(store, { environment: 'production', name, minutes, now: new Date(NOW) });

  it('counts each build by steps of the clock, those without a session too', async () => {
    const { builds, steps, stepMinutes } = await read(4 * 60 + 1);
    expect(stepMinutes).toBe(15);
    expect(steps[0]).toBe('2026-07-07T08:15:00.000Z');
    expect(steps.at(-1)).toBe('2026-07-07T12:15:00.000Z');
    const places = (numbers: readonly number[]) =>
      Object.fromEntries(
        numbers.flatMap((count, at) => (count === 0 ? [] : [[steps[at]?.slice(11, 16), count]])),
      );
    expect(builds.map(({ build }) => build)).toEqual([older, newer]);
    expect(builds.map(({ sessions }) => places(sessions))).toEqual([
      { '09:15': 2, '10:15': 1 },
      { '10:15': 1, '12:15': 1 },
    ]);
    expect(builds.map(({ badSessions }) => places(badSessions))).toEqual([{}, { '12:15': 1 }]);
  });

  it('takes longer steps the farther it looks back', async () => {
    const day = await read(24 * 60);
    expect([day.stepMinutes, day.steps.length]).toEqual([60, 25]);
    expect(day.builds.flatMap(({ badSessions }) => badSessions).filter((count) => count > 0)).toEqual([1]);
    const month = await read(30 * 24 * 60);
    expect([month.stepMinutes, month.steps.length]).toEqual([1440, 31]);
    expect(month.steps.at(-1)).toBe('2026-07-07T00:00:00.000Z');
    expect(month.builds[0]).toMatchObject({ build: older });
    expect(month.builds[0]?.badSessions.at(-2)).toBe(1);
  });

  it('is empty for a name nobody met', async () => {
    expect((await read(60, 'mf-z')).builds).toEqual([]);
  });
});
