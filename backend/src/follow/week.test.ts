import { sql } from 'kysely';
import { addDays, parisInstant } from '@galopin/shared/lib';
import { createSourceFindings } from '../ingest/findings/createSourceFindings';
import { runImport } from '../ingest/runImport';
import { dumpStore, emptyStore } from '../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { createDayImporter } from './createDayImporter';
import { createFeedReader } from './createFeedReader';
import { createFollowJournal } from './createFollowJournal';
import { followUntil } from './followUntil';
import { createReplayWeek } from './replay/createReplayWeek';
import { startReplayServer, type ReplayServer } from './replay/startReplayServer';
import { createReplayClock } from './testing/createReplayClock';

/** `REPLAY_DAYS=7` is the whole week, in some minutes. */
const DAYS = Number(process.env['REPLAY_DAYS'] ?? 3);
/** Summer time ends on the second day. */
const FIRST = '2026-10-24';

describe('a week that is followed through all that goes wrong', () => {
  let database: TestDatabase;
  const week = createReplayWeek(FIRST, DAYS);
  const begin = parisInstant(FIRST, '09:00');
  const end = parisInstant(addDays(FIRST, DAYS + 1), '12:00');
  let server: ReplayServer;
  let time = begin;

  /** One process from its beginning until it is ended: it takes nothing along. */
  const follow = async (from: number, until: number) => {
    const clock = createReplayClock(from, until);
    const journal = createFollowJournal(from);
    journal.takeRole('following');
    const silent = () => undefined;
    await followUntil(clock.over, {
      db: database.db,
      reader: createFeedReader({ baseUrl: server.url, now: clock.now, timeout: 250 }),
      now: () => (time = clock.now()),
      wait: clock.wait,
      random: () => 0.5,
      journal,
      findings: createSourceFindings(database.db, 'pmu'),
      pace: { liveInterval: 20_000, pause: 300 },
      onChange: silent,
      publish: silent,
      logger: { info: silent, warn: silent, error: silent },
    });
    time = until;
    return journal.health(until);
  };
  /** Odds are what was quoted meanwhile: who was away has fewer. */
  const dump = async () => {
    const { odds_history, ...store } = await dumpStore(database.db);
    return { store, odds: odds_history };
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    server = await startReplayServer({
      day: { ...week, jour: FIRST, firstStart: begin },
      now: () => time,
      faults: week.faults,
    });
  }, 30_000);
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  it('ends with the store of a week that was imported quietly', async () => {
    const stops = [...week.kills, { at: end, until: end }];
    let from = begin;
    let health = null;
    for (const { at, until } of stops) {
      health = await follow(from, at);
      from = until;
    }
    expect(health).toMatchObject({ failures: 0, role: 'following' });
    const followed = await dump();
    const { rows: findings } = await sql<{ kind: string }>`
      SELECT DISTINCT kind FROM source_findings ORDER BY 1`.execute(database.db);
    expect(findings.map(({ kind }) => kind)).toContain('unusable');

    await emptyStore(database.db);
    const reader = createFeedReader({ baseUrl: server.url, now: () => time });
    const importer = createDayImporter({
      read: async (address) => {
        const answer = await reader.read(address, undefined, new AbortController().signal);
        return answer.kind === 'document' ? answer.document : null;
      },
    });
    for (const jour of week.days)
      await runImport({ db: database.db, importer, input: { path: jour }, onReject: () => undefined });
    const quiet = await dump();
    expect(followed.store).toEqual(quiet.store);
    expect(followed.odds?.length).toBeGreaterThan(quiet.odds?.length ?? 0);
    for (const quoted of quiet.odds ?? []) expect(followed.odds).toContain(quoted);
  }, 900_000);
});
