import { sql } from 'kysely';
import { emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import fc from 'fast-check';
import { UnusableFileError, type Found } from '../Importer';
import { damageCopy, anyDamage } from '../testing/damageCopy';
import { runImport } from '../runImport';
import { findPieces } from './createPmuImporter';
import { parseDocument } from './readDocument';
import { DAY, payouts, performances, programme, runners } from './testing/documents';

const KEY = { jour: DAY, reun: 1, prix: 1 };
const DOCUMENTS = { programme: programme(), runners, performances, payouts };
/** Copies of each document; DAMAGED_COPIES=1000 runs them all, in five minutes. */
const COPIES = Number(process.env['DAMAGED_COPIES'] ?? 20);

function* find(bytes: Buffer): Generator<Found> {
  yield* findPieces(parseDocument(bytes.toString('utf8'), 'copy.json'), 'copy.json', KEY);
}

describe('damaged documents of PMU', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  it.each(Object.entries(DOCUMENTS))(
    'end in whole rows and explained rejects: %s',
    async (name, document) => {
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
                  yield* find(Buffer.from(JSON.stringify(programme())));
                  yield* find(damageCopy({ name: `${name}.json`, bytes }, damage));
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
        { numRuns: COPIES, seed: 20_261_121 },
      );
      for (const reason of reasons) expect(reason.length).toBeGreaterThan(10);
    },
    180_000,
  );
});
