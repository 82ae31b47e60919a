import type { Notification } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { emptyStore } from '../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { createSourceFindings } from '../ingest/findings/createSourceFindings';
import { createFeedReader } from './createFeedReader';
import { createFollowJournal, type FollowHealth } from './createFollowJournal';
import { followUntil } from './followUntil';
import { createReplayClock } from './testing/createReplayClock';
import { createReplayDay, type ReplayDay } from './replay/createReplayDay';
import { startReplayServer, type ReplayFault, type ReplayServer } from './replay/startReplayServer';

const MINUTE = 60_000;
const JOUR = '2026-11-21';
/** Followed as well, for what is declared of it. */
const TOMORROW = '2026-11-22';
const START = Date.parse('2026-11-21T13:00:00Z');
const day = createReplayDay({ jour: JOUR, firstStart: START });

interface Told {
  readonly at: number;
  readonly message: string;
  readonly raceId: unknown;
}

interface Afternoon {
  /** Arrivals and races called off. */
  readonly told: readonly Told[];
  /** Other changes that open pages are told of. */
  readonly updates: readonly Told[];
  readonly changes: readonly string[];
  readonly logged: readonly string[];
  /** What was logged of past days. */
  readonly filled: readonly string[];
  readonly server: ReplayServer;
  /** Once a minute, by minutes from the first start. */
  readonly health: ReadonlyMap<number, FollowHealth>;
}

/** What the feed says instead of a document at a time (epoch milliseconds). */
type Distort = (document: unknown, address: string, time: number) => unknown;

const PROGRAMME = '/programme/21112026';
/** The programme with two of its keys under other names, between two minutes. */
const renamed =
  (from: number, until: number): Distort =>
  (document, address, time) =>
    address === PROGRAMME && time >= START + from * MINUTE && time < START + until * MINUTE
      ? (JSON.parse(
          JSON.stringify(document)
            .replaceAll('"numOrdre"', '"numero"')
            .replaceAll('"heureDepart"', '"depart"'),
        ) as unknown)
      : document;

const wording = ({ told }: Afternoon) => told.map(({ message }) => message);

const ALL_NEWS = [
  'Arrivée provisoire R1 C1 : 3 - 1 - 4',
  'Arrivée provisoire corrigée R1 C1 : 1 - 3 - 4',
  'Arrivée définitive R1 C1 : 1 - 3 - 4 - 2',
  'Course annulée R1 C2',
  'Arrivée provisoire R1 C3 : 5 - 2',
  'Arrivée définitive R1 C3 : 5 - 2 - 1',
  'Arrivée définitive corrigée R1 C3 : 2 - 5 - 1',
];

describe('following the day', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterEach(async () => {
    await emptyStore(database.db);
    await sql`TRUNCATE source_findings`.execute(database.db);
  });
  afterAll(() => database.close());

  /** Follows from some minutes before the first start to some minutes after it. */
  async function follow(
    from: number,
    until: number,
    faults: readonly ReplayFault[] = [],
    distort: Distort = (document) => document,
  ): Promise<Afternoon> {
    const clock = createReplayClock(START + from * MINUTE, START + until * MINUTE);
    const distorted: ReplayDay = {
      ...day,
      documentAt: (address, time) => distort(day.documentAt(address, time), address, time),
    };
    const server = await startReplayServer({ day: distorted, now: clock.now, faults });
    const journal = createFollowJournal(clock.now());
    const findings = createSourceFindings(database.db, 'pmu');
    journal.takeRole('following');
    const health = new Map<number, FollowHealth>();
    const told: Told[] = [];
    const updates: Told[] = [];
    const changes: string[] = [];
    const logged: string[] = [];
    const filled: string[] = [];
    const log = (message: string) => void (message.startsWith('a past day') ? filled : logged).push(message);
    const publish = ({ message, meta }: Notification) =>
      void (meta?.['type'] === 'arrival' ? told : updates).push({
        at: clock.now(),
        message,
        raceId: meta?.['raceId'],
      });
    await followUntil(clock.over, {
      db: database.db,
      reader: createFeedReader({ baseUrl: server.url, now: clock.now, timeout: 250 }),
      now: clock.now,
      wait: (ms, signal) => {
        health.set(Math.floor((clock.now() - START) / MINUTE), journal.health(clock.now()));
        return clock.wait(ms, signal);
      },
      random: () => 0.5,
      journal,
      findings,
      pace: { liveInterval: 1000, pause: 300 },
      onChange: (jour) => void changes.push(jour),
      publish,
      logger: { info: log, warn: log, error: log },
    });
    await server.stop();
    return { told, updates, changes, logged, filled, server, health };
  }

  const stored = async () => {
    const { rows: arrivals } = await sql`
      SELECT prix, ordre, statut, definitive FROM arrivals ORDER BY prix`.execute(database.db);
    const { rows: paid } = await sql`
      SELECT DISTINCT prix, type_pari FROM payouts ORDER BY prix`.execute(database.db);
    const { rows: runners } = await sql`
      SELECT "id", "numero", "cl" FROM cachedate ORDER BY "id"`.execute(database.db);
    return { arrivals, paid, runners };
  };

  it('stores an afternoon and tells each new, corrected and final arrival once', async () => {
    const afternoon = await follow(-60, 120);
    expect(wording(afternoon)).toEqual(ALL_NEWS);
    expect(afternoon.told.every(({ raceId }) => typeof raceId === 'number')).toBe(true);
    expect(new Set(afternoon.changes)).toEqual(new Set([JOUR]));
    expect(afternoon.logged).toEqual([]);
    const store = await stored();
    expect(store.arrivals).toEqual([
      { prix: 1, ordre: [[1], [3], [4], [2]], statut: 'FIN_COURSE', definitive: true },
      { prix: 2, ordre: [], statut: 'COURSE_ANNULEE', definitive: null },
      { prix: 3, ordre: [[2], [5], [1]], statut: 'FIN_COURSE', definitive: true },
    ]);
    expect(store.paid).toEqual([
      { prix: 1, type_pari: 'SIMPLE_GAGNANT' },
      { prix: 3, type_pari: 'SIMPLE_GAGNANT' },
    ]);
    expect(store.runners).toHaveLength(15);
    const ranks = store.runners as readonly { readonly cl: string }[];
    expect(ranks.map(({ cl }) => cl).slice(10)).toEqual(['3', '1', 'NP', '', '2']);
  }, 120_000);

  it('tells an arrival and its correction within 1.5 s of the feed, a race called off within a minute', async () => {
    const { told } = await follow(-5, 15);
    const delays = told.map(({ at }, index) => at - START - [3, 6, 10, 12][index]! * MINUTE);
    expect(told).toHaveLength(4);
    for (const delay of delays.slice(0, 3)) expect(delay).toBeLessThanOrEqual(1_500);
    expect(delays[3]).toBeLessThanOrEqual(61_000);
  }, 60_000);

  it('keeps the odds of the last half hour minute by minute', async () => {
    await follow(-30, 2);
    const { rows } = await sql<{ points: number }>`
      SELECT count(*) AS points FROM odds_history WHERE prix = 1 AND numero = 1 AND kind = 'direct'`.execute(
      database.db,
    );
    expect(rows[0]?.points).toBeGreaterThanOrEqual(15);
  }, 60_000);

  it('tells open pages of moving odds race by race, and of nothing that did not change', async () => {
    const { updates } = await follow(-10, 0);
    const odds = updates.filter(({ message }) => message === 'Partants et cotes mis à jour');
    expect(new Set(odds.map(({ raceId }) => raceId)).size).toBe(3);
    // They move every two minutes; the first turn brings each race's runners and past races.
    expect(odds.length).toBeGreaterThanOrEqual(3 + 4);
    expect(odds.length).toBeLessThanOrEqual(3 * 6);
    expect(updates.filter(({ message }) => message === 'Programme mis à jour')).toHaveLength(1);
  }, 60_000);

  it('asks one thing at a time, at most every 300 ms, and mostly for what changed', async () => {
    const { server } = await follow(-60, 20);
    const { requests } = server;
    expect(server.mostAtOnce).toBe(1);
    for (const [index, { at }] of requests.entries())
      if (index > 0) expect(at - requests[index - 1]!.at).toBeGreaterThanOrEqual(300);
    const again = requests.filter(({ status }) => status === 304).length;
    expect(again / requests.length).toBeGreaterThan(0.4);
    const early = requests.filter(({ at }) => at > START - 59 * MINUTE && at < START - 45 * MINUTE);
    expect(early.length / 14).toBeLessThan(2);
  }, 60_000);

  it('ends with the same store and the same news when the feed fails now and then', async () => {
    await follow(-20, 110);
    const whole = await stored();
    await emptyStore(database.db);
    const failing = await follow(-20, 110, [
      { address: /./, from: START - 20 * MINUTE, until: START - 19 * MINUTE, does: { status: 500 } },
      { address: /participants$/, from: START - 15 * MINUTE, until: START - 12 * MINUTE, does: 'garbage' },
      { address: /C1$/, from: START + 4 * MINUTE, until: START + 4.2 * MINUTE, does: 'cut' },
      { address: /./, from: START + 62 * MINUTE, until: START + 62.1 * MINUTE, does: 'silence' },
      { address: /rapports/, from: START + 14 * MINUTE, until: START + 20 * MINUTE, does: { status: 503 } },
    ]);
    expect(wording(failing)).toEqual(ALL_NEWS);
    expect(await stored()).toEqual(whole);
    expect(new Set(failing.logged)).toEqual(new Set(['PMU could not be asked', 'PMU is followed again']));
  }, 120_000);

  it('stays away as long as the feed asks for, and less and less often comes back', async () => {
    const busy = { address: /./, from: START - 10 * MINUTE, until: START - 5 * MINUTE } as const;
    const { server } = await follow(-10, 0, [{ ...busy, does: { status: 429, retryAfter: '120' } }]);
    const refused = server.requests.filter(({ status }) => status === 429).map(({ at }) => at);
    expect(refused.length).toBe(3);
    for (const [index, at] of refused.entries())
      if (index > 0) expect(at - refused[index - 1]!).toBeGreaterThanOrEqual(120_000);
  }, 60_000);

  it('does not tell old arrivals as news when it begins late, but corrections of them', async () => {
    expect(wording(await follow(300, 310))).toEqual([]);
    await sql`UPDATE arrivals SET ordre = '[[3],[1],[4],[2]]' WHERE prix = 1`.execute(database.db);
    expect(wording(await follow(310, 320))).toEqual(['Arrivée définitive corrigée R1 C1 : 1 - 3 - 4 - 2']);
  }, 60_000);

  it('tells what changed while nobody followed, and nothing twice', async () => {
    expect(wording(await follow(-5, 5))).toEqual(ALL_NEWS.slice(0, 1));
    // What came in between was told to nobody: against the last told order, this one is a correction.
    expect(wording(await follow(30, 40))).toEqual([
      'Arrivée définitive corrigée R1 C1 : 1 - 3 - 4 - 2',
      'Course annulée R1 C2',
    ]);
    expect(wording(await follow(40, 50))).toEqual([]);
  }, 60_000);

  it('goes on with the races known while the programme cannot be read, and asks for it again soon', async () => {
    const { told, server, health, logged } = await follow(-20, 14, [], renamed(-10, 8));
    expect(told.map(({ message }) => message)).toEqual(ALL_NEWS.slice(0, 4));
    for (const [index, minutes] of [3, 6].entries())
      expect(told[index]!.at - START - minutes * MINUTE).toBeLessThanOrEqual(1_500);
    const asked = server.requests.filter(
      ({ address, at }) => address === PROGRAMME && at >= START - 10 * MINUTE && at < START + 8 * MINUTE,
    );
    expect(asked.length).toBeGreaterThanOrEqual(8);
    expect(asked.length).toBeLessThanOrEqual(18);
    // What was thrown away is not taken for known: no answer is 304.
    expect(asked.slice(1).every(({ status }) => status === 200)).toBe(true);
    expect(health.get(-11)).toMatchObject({ status: 'ok', unusable: [] });
    expect(health.get(2)).toMatchObject({
      status: 'degraded',
      failures: 0,
      reason: 'programme/21112026: none of its 3 races could be read',
      unusable: [{ document: 'programme', times: expect.any(Number) as number }],
    });
    expect(health.get(11)).toMatchObject({ status: 'ok', reason: null });
    expect(logged).toContain('PMU sent a document that cannot be used');
    const found = await createSourceFindings(database.db, 'pmu').list();
    expect(found).toMatchObject([
      { kind: 'missing-field', what: 'race.heureDepart', address: 'programme/21112026' },
      { kind: 'missing-field', what: 'race.numOrdre', example: expect.stringContaining('numero') as string },
      { kind: 'unknown-field', what: 'race.depart', example: expect.stringMatching(/^\d{13}$/) as string },
      { kind: 'unknown-field', what: 'race.numero' },
      { kind: 'unusable', what: 'programme' },
    ]);
  }, 60_000);

  it('asks soon again for a programme that cannot be read from the first on', async () => {
    const { server, health } = await follow(-20, -8, [], renamed(-20, -12));
    const asked = server.requests.filter(({ at }) => at < START - 12 * MINUTE);
    expect(asked.length).toBeGreaterThanOrEqual(7);
    expect(health.get(-13)).toMatchObject({ status: 'degraded', daysWithoutRaces: [TOMORROW] });
    expect(health.get(-9)).toMatchObject({ status: 'ok', daysWithoutRaces: [TOMORROW] });
  }, 60_000);

  it('takes a programme that is gone or empty for a fault while races are known', async () => {
    const { told, health } = await follow(-5, 12, [], (document, address, time) => {
      if (address !== PROGRAMME || time < START - 3 * MINUTE) return document;
      return time < START + 4 * MINUTE ? undefined : { programme: { reunions: [] } };
    });
    expect(told.map(({ message }) => message)).toEqual(ALL_NEWS.slice(0, 3));
    expect(health.get(2)?.reason).toContain('is not there, though 3 races are known');
    expect(health.get(11)).toMatchObject({ status: 'degraded' });
    expect(health.get(11)?.reason).toContain('has no races, though 3 are known');
  }, 60_000);

  it('says of a day without races that it has none', async () => {
    const { health } = await follow(-20, 0, [], (document, address) =>
      address === PROGRAMME ? { programme: { reunions: [] } } : document,
    );
    expect(health.get(-5)).toMatchObject({ status: 'degraded', daysWithoutRaces: [JOUR, TOMORROW] });
  }, 60_000);

  it('sets a race’s own document aside when none of it can be used, and nothing else waits for it', async () => {
    const { told, health } = await follow(-10, 5, [], (document, address) =>
      address.endsWith('C2/participants') ? { participants: [{ numero: 1 }, { numero: 2 }] } : document,
    );
    expect(told[0]!.at - START - 3 * MINUTE).toBeLessThanOrEqual(1_500);
    expect(health.get(4)?.unusable).toEqual([
      { document: 'participants', times: expect.any(Number) as number },
    ]);
  }, 60_000);

  describe('after days without a process', () => {
    const PAST = '2026-11-19';
    const past = createReplayDay({ jour: PAST, firstStart: START - 2 * 1440 * MINUTE });
    const withPast: Distort = (document, address, time) => document ?? past.documentAt(address, time);
    const addresses = ({ server }: Afternoon) => server.requests.map(({ address }) => address);
    const ofPast = (afternoon: Afternoon) =>
      addresses(afternoon).filter((address) => address.includes('/19112026'));
    const arrivals = async () =>
      (
        await sql`SELECT prix, definitive FROM arrivals WHERE jour = ${PAST} ORDER BY prix`.execute(
          database.db,
        )
      ).rows;

    it('fills what the last seven lack, oldest first, after the live day, and says how far it is', async () => {
      const afternoon = await follow(-60, -50, [], withPast);
      const programmes = addresses(afternoon).filter((address) => /^\/programme\/\d{8}$/.test(address));
      expect([...new Set(programmes)]).toEqual(
        [
          PROGRAMME,
          '/programme/22112026',
          ...[14, 15, 16, 17, 18, 19, 20].map((day) => `/programme/${day}112026`),
        ].filter((address) => programmes.includes(address)),
      );
      expect(programmes.filter((address) => address === '/programme/14112026')).toHaveLength(1);
      expect(await arrivals()).toEqual([
        { prix: 1, definitive: true },
        { prix: 2, definitive: null },
        { prix: 3, definitive: true },
      ]);
      expect(ofPast(afternoon).length).toBe(1 + 3 + 2 + 3);
      // All that the live days want comes first.
      expect(
        addresses(afternoon)
          .slice(1, 8)
          .every((address) => /\/2[12]112026/.test(address)),
      ).toBe(true);
      for (const [index, { at }] of afternoon.server.requests.entries())
        if (index > 0) expect(at - afternoon.server.requests[index - 1]!.at).toBeGreaterThanOrEqual(300);
      expect(afternoon.changes).toContain(PAST);
      expect(afternoon.filled).toContain('a past day was filled');
      expect(wording(afternoon)).toEqual([]);
    }, 60_000);

    it('looks at a day that is whole for corrections alone, and asks of another only what it lacks', async () => {
      await follow(-60, -50, [], withPast);
      expect(ofPast(await follow(-50, -45, [], withPast))).toEqual(['/programme/19112026']);
      await sql`DELETE FROM payouts WHERE jour = ${PAST} AND prix = 1`.execute(database.db);
      expect(ofPast(await follow(-45, -40, [], withPast))).toEqual([
        '/programme/19112026',
        '/programme/19112026/R1/C1/performances-detaillees/pretty',
        '/programme/19112026/R1/C1/rapports-definitifs',
      ]);
    }, 60_000);

    it('asks again for what was refused, and lets the live day wait as long as the feed asks for', async () => {
      const busy = { address: /19112026/, from: START - 60 * MINUTE, until: START - 58 * MINUTE } as const;
      const afternoon = await follow(
        -60,
        -50,
        [{ ...busy, does: { status: 429, retryAfter: '30' } }],
        withPast,
      );
      const refused = afternoon.server.requests.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThanOrEqual(3);
      for (const [index, { at }] of refused.entries())
        if (index > 0) expect(at - refused[index - 1]!.at).toBeGreaterThanOrEqual(30_000);
      expect(await arrivals()).toHaveLength(3);
    }, 60_000);
  });
});
