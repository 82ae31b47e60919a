import { sql } from 'kysely';
import { UnusableFileError } from '../ingest/Importer';
import { runImport } from '../ingest/runImport';
import {
  cancelled,
  DAY,
  payouts,
  performances,
  programme,
  runners,
  trot,
} from '../ingest/pmu/testing/documents';
import { emptyStore } from '../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { createDayImporter } from './createDayImporter';
import { PmuUnavailableError } from './createFeedReader';
import { isWholeDay, missingDocuments, readHeldDay } from './dayGaps';

const paid = { ...trot, rapportsDefinitifsDisponibles: true };
const WHOLE: Readonly<Record<string, unknown>> = {
  '': programme([paid, cancelled]),
  '/R1/C1/participants': runners,
  '/R1/C1/performances-detaillees/pretty': performances,
  '/R1/C1/rapports-definitifs': payouts,
};

describe('a day that is fetched', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterEach(() => emptyStore(database.db));
  afterAll(() => database.close());

  const fetchDay = async (answers: Readonly<Record<string, unknown>>) => {
    const asked: string[] = [];
    const rejects: string[] = [];
    const read = (address: string) => {
      const path = address.replace('programme/21112026', '');
      asked.push(path);
      const answer = answers[path] ?? null;
      return answer === 503 ? Promise.reject(new PmuUnavailableError(address, 503)) : Promise.resolve(answer);
    };
    const report = await runImport({
      db: database.db,
      importer: createDayImporter({ read }),
      input: { path: DAY },
      onReject: ({ reason }) => rejects.push(reason),
    });
    return { asked, rejects, report };
  };
  const isWhole = async () => isWholeDay(await readHeldDay(database.db, DAY));

  it('is taken whole; what fails is told and the rest taken', async () => {
    const { asked, rejects, report } = await fetchDay({
      ...WHOLE,
      '/R1/C1/performances-detaillees/pretty': 503,
    });
    expect(report).toMatchObject({ races: { inserted: 2 }, runners: { inserted: 5 }, rejected: 1 });
    expect(rejects).toEqual([expect.stringContaining('HTTP status 503')]);
    expect(asked).toEqual([
      '',
      '/R1/C1/performances-detaillees/pretty',
      '/R1/C1/participants',
      '/R1/C1/rapports-definitifs',
      '/R1/C2/performances-detaillees/pretty',
      '/R1/C2/participants',
    ]);
  });

  it.each([
    ['there is none', null, 'has no programme'],
    ['PMU does not answer', 503, 'HTTP status 503'],
  ])('needs its programme: %s', async (_, answer, why) => {
    const fetching = fetchDay({ '': answer });
    await expect(fetching).rejects.toThrow(UnusableFileError);
    await expect(fetching).rejects.toThrow(why);
  });

  it('is whole once every race is called off, or final with runners, places and payouts', async () => {
    expect(await isWhole()).toBe(false);
    await fetchDay(WHOLE);
    expect(await isWhole()).toBe(true);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['the arrival', { '': programme([{ ...paid, arriveeDefinitive: false, statut: 'ARRIVEE_PROVISOIRE' }]) }],
    ['the runners', { '/R1/C1/participants': null }],
    ['the payouts', { '/R1/C1/rapports-definitifs': null }],
    ['the payouts, which PMU did not have yet', { '': programme([trot]) }],
  ])('is not whole without %s', async (_, given) => {
    await fetchDay({ ...WHOLE, ...given });
    expect(await isWhole()).toBe(false);
  });

  it('lacks of a race what is not stored', async () => {
    expect(missingDocuments(paid, undefined)).toHaveLength(3);
    await fetchDay(WHOLE);
    const held = (await readHeldDay(database.db, DAY)).get(`${DAY}/R1/C1`);
    expect(missingDocuments(paid, held)).toEqual([]);
    await sql`DELETE FROM payouts`.execute(database.db);
    await sql`UPDATE runner_sources SET raw = raw - 'ordreArrivee'`.execute(database.db);
    const less = (await readHeldDay(database.db, DAY)).get(`${DAY}/R1/C1`);
    expect(missingDocuments(paid, less)).toEqual(['participants', 'rapports-definitifs']);
  });
});
