import { emptyStore } from '../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { createImportSummary } from './createImportSummary';
import { describeSummary } from './describeSummary';
import { readDayStates } from './days/readDayStates';
import { UnusableFileError } from './Importer';
import { findPieces } from './pmu/createPmuImporter';
import { DAY, payouts, performances, programme, runner, runners } from './pmu/testing/documents';
import { runImport } from './runImport';

const KEY = { jour: DAY, reun: 1, prix: 1 };
const NIGHT = Date.parse('2026-11-21T22:00:00Z');

describe('the summary of an import', () => {
  let database: TestDatabase;
  const take = async (documents: readonly unknown[]) => {
    const summary = createImportSummary();
    for (const [index, document] of documents.entries())
      try {
        const report = await runImport({
          db: database.db,
          importer: {
            source: 'pmu',
            read: async function* () {
              yield* findPieces(document, `file ${index}`, KEY);
            },
          },
          input: { path: `file ${index}` },
          onReject: summary.addReject,
          tally: summary,
        });
        summary.addFile(report);
      } catch (error) {
        if (!(error instanceof UnusableFileError)) throw error;
        summary.addUnusable(`file ${index}`, error.message);
      }
    return summary.totals();
  };

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  beforeEach(() => emptyStore(database.db));
  afterAll(() => database.close());

  it('counts each race and runner once, whatever number of documents tell of them', async () => {
    const documents = [programme(), runners, performances, payouts];
    expect(await take(documents)).toMatchObject({
      files: 4,
      races: { inserted: 2, updated: 0, unchanged: 0 },
      runners: { inserted: 5, updated: 0, unchanged: 0 },
      rejected: 0,
      days: [DAY],
    });
    expect(await take(documents)).toMatchObject({
      races: { inserted: 0, updated: 0, unchanged: 2 },
      runners: { inserted: 0, updated: 0 },
    });
    expect(
      await take([
        {
          ...runners,
          participants: [
            runner(1, {
              ordreArrivee: 2,
              tempsObtenu: 207_900,
              commentaireApresCourse: { texte: 'Bien' },
              age: 7,
            }),
          ],
        },
      ]),
    ).toMatchObject({
      runners: { inserted: 0, updated: 1 },
    });
  });

  it('is not drowned by damaged files, and groups what was refused by its reason', async () => {
    const nameless = { participants: [{ nom: 'A' }, { nom: 'B' }, runner(3)], ecuries: [] };
    const damaged = Array.from({ length: 30 }, () => ({ bonjour: 1 }));
    const totals = await take([programme(), nameless, ...damaged]);
    expect(totals).toMatchObject({
      files: 32,
      rejected: 2,
      races: { inserted: 2 },
      runners: { inserted: 1 },
    });
    expect(totals.reasons).toEqual([
      { reason: 'the runner has no number or name', times: 2, example: { file: 'file 1', line: 0, row: 1 } },
    ]);
    const lines = describeSummary(totals, []);
    expect(lines[0]).toBe('Together, 32 files or days, 30 of them unusable:');
    expect(lines.join('\n')).toContain('races    2 found: 2 new, 0 changed, 0 unchanged');
    expect(lines.join('\n')).toContain('2 × the runner has no number or name (first: file 1, row 1)');
    expect(lines.length).toBeLessThan(20);
    expect(lines.join('\n')).toContain('30 × is no document of PMU that is known (first: file 2)');
  });

  it('says what a day still lacks, and the command that brings it', async () => {
    await take([programme()]);
    const totals = await take([programme()]);
    const days = await readDayStates(database.db, { from: DAY, until: DAY }, NIGHT);
    const lines = describeSummary(totals, days).join('\n');
    expect(lines).toContain('still missing:');
    expect(lines).toContain(
      `${DAY}: runners of 1 of 1 races, odds of 1 of 1 races, payouts of 1 of 1 races; brought by: pnpm ingest pmu ${DAY}`,
    );
    expect(lines).toContain(`${DAY}: press of 1 of 1 races; brought by: pnpm ingest press FILE`);
  });

  it('says of one reason only once that its numbers differ', async () => {
    const summary = createImportSummary();
    const at = { file: 'a', line: 3, row: 2, given: null };
    summary.addReject({ ...at, reason: 'partant: a number from 0 to 60 is needed, found -4' });
    summary.addReject({ ...at, reason: 'partant: a number from 0 to 60 is needed, found 900' });
    expect(summary.totals().reasons).toMatchObject([
      { reason: 'partant: a number from 0 to 60 is needed', times: 2 },
    ]);
  });
});
