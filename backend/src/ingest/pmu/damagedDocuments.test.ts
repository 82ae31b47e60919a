import path from 'node:path';
import { sql } from 'kysely';
import { parseRaceKey, type RaceKey } from '../../races/store/RaceKey';
import { emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import fc from 'fast-check';
import { UnusableFileError, type Found } from '../Importer';
import { damageCopy, anyDamage } from '../testing/damageCopy';
import { runImport } from '../runImport';
import { findPieces } from './createPmuImporter';
import { parseDocument } from './readDocument';
import { hasSamples, readSample, SAMPLE_FILES } from './testing/sampleFiles';
import { DAY, payouts, performances, programme, runners } from './testing/documents';

const KEY = { jour: DAY, reun: 1, prix: 1 };

interface Damaged {
  readonly name: string;
  readonly document: unknown;
  /** The race of documents that name none. */
  readonly key: RaceKey;
  /** Damaged copies; `DAMAGED_COPIES=1000` makes the full run, in several minutes. */
  readonly copies: number;
}

const copies = (usual: number) => Number(process.env['DAMAGED_COPIES'] ?? usual);
const OWN = Object.entries({ programme: programme(), runners, performances, payouts });
const DOCUMENTS: readonly Damaged[] = [
  ...OWN.map(([name, document]) => ({ name, document, key: KEY, copies: copies(20) })),
  ...(hasSamples ? SAMPLE_FILES : []).map(([file, race]) => ({
    name: path.basename(file, '.json'),
    document: readSample(file),
    key: parseRaceKey(race ?? '') ?? KEY,
    copies: copies(5),
  })),
];

function* find(bytes: Buffer, key: RaceKey): Generator<Found> {
  yield* findPieces(parseDocument(bytes.toString('utf8'), 'copy.json'), 'copy.json', key);
}

describe('damaged documents of PMU', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  it.each(DOCUMENTS)(
    'end in whole rows and explained rejects: $name',
    async ({ name, document, key, copies: numRuns }) => {
      const bytes = Buffer.from(JSON.stringify(document));
      const reasons: string[] = [];
      await fc.assert(
        fc.asyncProperty(anyDamage, async (damage) => {
          await emptyStore(database.db);
          try {
            await runImport({
              db: database.db,
              importer: {
                source: 'pmu',
                read: async function* () {
                  yield* find(Buffer.from(JSON.stringify(programme())), KEY);
                  yield* find(damageCopy({ name: `${name}.json`, bytes }, damage), key);
                },
              },
              input: { path: 'copy.json' },
              onReject: ({ reason }) => reasons.push(reason),
            });
          } catch (error) {
            if (!(error instanceof UnusableFileError)) throw error;
            reasons.push(error.message);
          }
          const { rows } = await sql<{ orphans: number }>`
            SELECT count(*) AS orphans FROM cachedate WHERE "cheval" = '' OR NOT EXISTS
              (SELECT 1 FROM caractrap WHERE caractrap."id" = cachedate."numcourse")`.execute(database.db);
          expect(rows).toEqual([{ orphans: 0 }]);
        }),
        { numRuns, seed: 20_261_121 },
      );
      for (const reason of reasons) expect(reason.length).toBeGreaterThan(10);
    },
    600_000,
  );
});
