import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import { sql } from 'kysely';
import { saveArrivals } from '../../races/store/saveArrivals';
import { upsertRows } from '../../races/store/upsertRows';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { raceRow, runnerRow } from '../../testing/raceRows';
import { describeQuality } from './describeQuality';
import { CHECKS, runChecks, type QualityReport } from './runChecks';

const DAY = '2022-03-04';
const ALL = { from: null, until: null };

const race = (given: Partial<CaractrapRow> = {}) =>
  raceRow({
    id: 100,
    jour: DAY,
    hippo: 'Vire',
    reun: '1',
    prix: 1,
    arriv: '1-2',
    partant: '2',
    typec: 'Plat',
    ...given,
  });
const runner = (numero: number, given: Partial<CachedateRow> = {}) =>
  runnerRow({
    numcourse: 100,
    numero,
    jour: DAY,
    hippo: 'Vire',
    typec: 'Plat',
    cheval: `Cheval ${numero}`,
    idChe: numero,
    cl: String(numero),
    idJockey: 10 + numero,
    jockey: `J. ${numero}`,
    ...given,
  });

describe('the quality report', () => {
  let database: TestDatabase;

  /** Codes of the rules that these rows do not keep, each with what was found first. */
  const findings = async (
    races: readonly CaractrapRow[],
    runners: readonly CachedateRow[],
    source = 'pturf',
  ) => {
    const { db } = database;
    await sql`TRUNCATE caractrap, cachedate`.execute(db);
    await upsertRows(db, 'caractrap', races, source);
    await upsertRows(db, 'cachedate', runners, source);
    const { checks } = await runChecks(db, ALL);
    const found = checks.filter((check) => check.findings > 0);
    return Object.fromEntries(
      found.map(({ code, days }) => [
        code,
        `${days[0]?.examples[0]?.subject}: ${days[0]?.examples[0]?.detail}`,
      ]),
    );
  };

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());
  beforeEach(() => sql`TRUNCATE caractrap, cachedate, arrivals`.execute(database.db));

  it('finds nothing where all is well', async () => {
    expect(await findings([race()], [runner(1), runner(2)])).toEqual({});
  });

  it.each<[string, CaractrapRow[], CachedateRow[], string]>([
    ['races-without-runners', [race()], [], 'R1 C1 Vire: no runner is stored'],
    ['runners-without-race', [], [runner(1)], 'race 100 Vire: runners stored: 1, but no race of this id'],
    ['runner-count', [race({ partant: '3' })], [runner(1), runner(2)], 'R1 C1 Vire: 3 declared, 2 stored'],
    [
      'race-and-runner-differ',
      [race()],
      [runner(1), runner(2, { hippo: 'Caen' })],
      'Cheval 2 no. 2 in race 100: racecourse Caen, race Vire',
    ],
    ['horse-twice-in-race', [race()], [runner(1), runner(2, { idChe: 1 })], 'Cheval 1: numbers 1, 2'],
    ['arrival-names-absent-number', [race({ arriv: '1-7' })], [runner(1), runner(2)], 'R1 C1 Vire: arriv 7'],
    ['result-without-arrival', [race({ arriv: '' })], [runner(1), runner(2)], 'R1 C1 Vire: ranked: 1, 2'],
    [
      'arrival-and-rank-differ',
      [race({ arriv: '2-1' })],
      [runner(1), runner(2)],
      'R1 C1 Vire: arrival 2-1, ranked first: 1',
    ],
    [
      'race-over-without-result',
      [race({ arriv: '' })],
      [runner(1, { cl: '' }), runner(2, { cl: '' })],
      'R1 C1 Vire: no arrival, no ranks',
    ],
    [
      'odds-out-of-range',
      [race()],
      [runner(1), runner(2, { cotedirect: 0.9 })],
      'Cheval 2 no. 2 in race 100: cotedirect 0.9, coteprob 0',
    ],
    [
      'weight-out-of-range',
      [race()],
      [runner(1, { poidmont: '58,5', handicapPoids: 585, vha: '28' }), runner(2, { poidmont: '5.85' })],
      'Cheval 2 no. 2 in race 100: poidmont 5.85, handicapPoids 0, vha ',
    ],
    [
      'distance-out-of-range',
      [race({ dist: '2000' })],
      [runner(1, { dist: 2025 }), runner(2, { dist: 1975 })],
      'Cheval 2 no. 2 in race 100: 1975 m, race 2000',
    ],
    [
      'person-with-two-ids',
      [race()],
      [runner(1, { jockey: 'F. Nivard' }), runner(2, { jockey: 'F.NIVARD' })],
      'rider F. Nivard: ids 11 (1), 12 (1)',
    ],
    [
      'id-with-two-names',
      [race()],
      [runner(1), runner(2, { entraineur: 'T. Autre', idEntraineur: 11 })],
      'person 11: rider J. 1 (1), trainer T. Autre (1)',
    ],
    [
      'horse-with-two-ids',
      [race()],
      [runner(1, { cheval: 'A', pere: 'P', mere: 'M' }), runner(2, { cheval: 'A', pere: 'P', mere: 'M' })],
      'A: by P out of M: ids 1, 2',
    ],
    ['id-with-two-horses', [race()], [runner(1), runner(2, { idChe: 1 })], 'horse 1: Cheval 1, Cheval 2'],
    [
      'totals-contradict',
      [race()],
      [runner(1), runner(2, { coursescheval: 9, placescheval: 3, victoirescheval: 4 })],
      'Cheval 2 no. 2 in race 100: horse: 9 starts, 3 placings, 4 wins',
    ],
    [
      'day-totals-exceed-races',
      [race()],
      [runner(1, { montesdujockeyjour: '0' }), runner(2, { montesdujockeyjour: '1' })],
      'rider J. 2: 2 on this day, 1 stored',
    ],
  ])('finds %s', async (code, races, runners, found) => {
    expect(await findings(races, runners)).toMatchObject({ [code]: found });
  });

  describe("on a horse's totals", () => {
    const next = (given: Partial<CachedateRow>) =>
      runner(1, { numcourse: 101, jour: '2022-03-14', cl: '', placescheval: 2, ...given });
    const races = [
      race({ partant: '1', arriv: '1' }),
      race({ id: 101, jour: '2022-03-14', partant: '1', arriv: '' }),
    ];
    const first = runner(1, { coursescheval: 5, placescheval: 1, victoirescheval: 0 });
    const code = 'totals-disagree-with-races';

    it('finds those that do not count the race before', async () => {
      const found = await findings(races, [first, next({ coursescheval: 6, victoirescheval: 0 })]);
      expect(found[code]).toBe(
        'Cheval 1 no. 1 in race 101: 6 starts, 0 wins, 2 placings; 6, 1, 2 by the race of 2022-03-04',
      );
    });

    it('lets races between them be, which may not be stored', async () => {
      expect(
        await findings(races, [first, next({ coursescheval: 8, victoirescheval: 2 })]),
      ).not.toHaveProperty(code);
    });

    it('takes the source at its word that there were none', async () => {
      const last = next({ coursescheval: 8, victoirescheval: 2, recence: 10 });
      expect(await findings(races, [first, last])).toHaveProperty(code);
    });
  });

  it('finds arrivals without a race, and numbers that only the arrivals name', async () => {
    const arrival = { jour: DAY, statut: null, categorieStatut: null, definitive: true };
    await saveArrivals(database.db, [
      { ...arrival, reun: 1, prix: 1, ordre: [[1, 9], [2]] },
      { ...arrival, reun: 4, prix: 2, ordre: [[1]] },
    ]);
    expect(await findings([race()], [runner(1), runner(2)])).toEqual({
      'arrival-without-race': 'R4 C2: no such race is stored',
      'arrival-names-absent-number': 'R1 C1 Vire: arrivals 9',
    });
  });

  it('looks at the days of a period only', async () => {
    await findings([race({ id: 1, jour: '2022-01-01' }), race({ id: 2, jour: '2022-01-03', reun: '2' })], []);
    const period = { from: '2022-01-02', until: '2022-01-31' };
    const { checks } = await runChecks(database.db, period);
    expect(checks.find(({ code }) => code === 'races-without-runners')).toMatchObject({
      findings: 1,
      days: [{ jour: '2022-01-03', source: 'pturf', findings: 1 }],
    });
  });

  it('is told by rule, source and day, with examples', async () => {
    await findings([race(), race({ id: 2, jour: '2022-01-03', reun: '2' })], []);
    const report = await runChecks(database.db, ALL);
    const text = describeQuality(report).join('\n');
    expect(text).toMatch(/^all days: 2 findings by 2\d rules, 1 of them not kept\./);
    expect(text).toMatch(/Races without runners +│ pturf +│ +2 │ +2 │ 2022-01-03 │ 2022-03-04/);
    expect(text).toMatch(/2022-01-03 │ pturf +│ +1 │ races-without-runners 1/);
    expect(text).toContain('  2022-03-04 pturf  R1 C1 Vire: no runner is stored');
  });

  it('says so when all is well', () => {
    const report: QualityReport = { from: DAY, until: null, checks: [] };
    expect(describeQuality(report)).toEqual(['from 2022-03-04: 0 findings by 0 rules.']);
  });

  it('names every rule once', () => {
    expect(new Set(CHECKS.map(({ code }) => code)).size).toBe(CHECKS.length);
  });
});
