import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { sql } from 'kysely';
import { isNumberColumn } from '@galopin/shared/dictionary';
import { COLUMNS_OF, type RecordedTable } from '../../races/store/upsertRows';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import type { Reject } from '../createRejectsFile';
import { UnusableFileError, type Found } from '../Importer';
import { runImport } from '../runImport';
import { anyDamage, byteDamage, damageCopy, type Damage } from '../testing/damageCopy';
import { createPturfImporter } from './createPturfImporter';

/** Damaged copies of each sample; `DAMAGED_COPIES=1000` makes the full run. */
const COPIES = Number(process.env['DAMAGED_COPIES'] ?? 60);
/** Of so many copies one is also written to the database. */
const STORED_EVERY = 10;
const SEED = 20_221_204;
/** A damaged byte costs at most the row it is in and the one after it. */
const LOST_PER_SPOT = 2;
const ROWS = 24;
/** `[` becomes `|`, which could begin a CSV file. */
const FIRST_BYTE: Damage = { kind: 'flip', spots: [[0, 39]] };

const SAMPLES = path.resolve(__dirname, '../../../../../shared/data/samples/pturf-prevision_horses');
const withSamples = existsSync(SAMPLES) ? describe : describe.skip;

interface Sample {
  readonly name: string;
  readonly table: RecordedTable;
  readonly bytes: Buffer;
}
type Row = Readonly<Record<string, string | number | null>>;

/** The samples, cut to their first rows: a thousand copies of a whole day would only repeat one another. */
function loadSamples(): Sample[] {
  const read = (name: string) => readFileSync(path.join(SAMPLES, name), 'utf8');
  const json = (name: string) =>
    Buffer.from(JSON.stringify((JSON.parse(read(name)) as unknown[]).slice(0, ROWS), null, 1));
  const csv = (name: string) =>
    Buffer.from(
      `${read(name)
        .split('\n')
        .slice(0, ROWS + 1)
        .join('\n')}\n`,
    );
  const races = 'caractrap_2022-12-04_derived.json';
  const runners = 'cachedate_2022-12-04_derived.csv';
  const trot = 'cachedate_1407183_quinte_vincennes_R1C8_trot_derived.json';
  const flat = 'cachedate_1409547_craon_R3C5_plat_handicap_derived.json';
  const results = 'df_perf_modele_2022-12-03__2022-12-08.csv';
  return [
    { name: races, table: 'caractrap', bytes: json(races) },
    { name: runners, table: 'cachedate', bytes: csv(runners) },
    { name: trot, table: 'cachedate', bytes: json(trot) },
    { name: flat, table: 'cachedate', bytes: json(flat) },
    { name: results, table: 'cachedate', bytes: csv(results) },
    { name: `${runners}.gz`, table: 'cachedate', bytes: gzipSync(csv(runners)) },
  ];
}

interface Outcome {
  readonly rows: ReadonlyMap<number, Row>;
  readonly rejects: readonly Extract<Found, { kind: 'reject' }>[];
  readonly unknown: number;
  /** Why the file as a whole could not be used. */
  readonly unusable: string | null;
}

async function readFound({ table }: Sample, file: string): Promise<Outcome> {
  const rows = new Map<number, Row>();
  const rejects: Extract<Found, { kind: 'reject' }>[] = [];
  let unknown = 0;
  try {
    for await (const found of createPturfImporter(table).read({ path: file })) {
      if (found.kind === 'reject') rejects.push(found);
      else if (found.kind === 'unknown') unknown += 1;
      else if (found.kind === 'race' || found.kind === 'runner')
        // A row that keeps its cells in a list is compared by its columns.
        rows.set(found.row.id, JSON.parse(JSON.stringify(found.row)) as Row);
    }
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error;
    return { rows, rejects, unknown, unusable: error.message };
  }
  return { rows, rejects, unknown, unusable: null };
}

/** Every row found is whole: each of its columns has a value of its type. */
function expectWhole(table: RecordedTable, rows: Outcome['rows']): void {
  const faults = [...rows.values()].flatMap((row) =>
    COLUMNS_OF[table].filter((column) => {
      const value = row[column.name];
      if (value === null) return column.null !== true;
      return typeof value !== (isNumberColumn(column) ? 'number' : 'string');
    }),
  );
  expect(faults).toEqual([]);
}

/** True when only one row can be touched by a damage that hits one place of the rows, not a CSV file's header. */
function isBesideHeader({ name, bytes }: Sample, at: number): boolean {
  return !name.endsWith('.csv') || at * bytes.length > bytes.indexOf('\n');
}

function expectExplained(sample: Sample, outcome: Outcome, baseline: Outcome, damage: Damage): void {
  if (outcome.unusable !== null) {
    expect(outcome.unusable).toMatch(/: \S+/);
    return;
  }
  for (const { reason, place } of outcome.rejects) {
    expect(reason.length).toBeGreaterThan(5);
    expect(place.row === 0 || place.line > 0).toBe(true);
  }
  const lost = [...baseline.rows.keys()].filter((id) => !outcome.rows.has(id));
  const hasReason = outcome.rejects.length > 0 || outcome.unknown > baseline.unknown;
  if (lost.length > 0 && damage.kind !== 'cut') expect(hasReason || hasNewIds(outcome, baseline)).toBe(true);
  // A value the row did not keep is named; the other rows are as they were.
  const changed = [...baseline.rows].filter(
    ([id, row]) => outcome.rows.has(id) && JSON.stringify(outcome.rows.get(id)) !== JSON.stringify(row),
  );
  if (damage.kind === 'drop' || damage.kind === 'swap') {
    if (outcome.unknown <= baseline.unknown) expect(lost.length + changed.length).toBeLessThanOrEqual(1);
  }
  const spots = damage.kind === 'flip' ? damage.spots : [];
  if (!sample.name.endsWith('.gz') && spots.length > 0 && spots.every(([at]) => isBesideHeader(sample, at))) {
    expect(lost.length).toBeLessThanOrEqual(LOST_PER_SPOT * spots.length);
  }
  if (damage.kind === 'double') expect(lost.length + changed.length).toBe(0);
}

/** True when a damaged id became another one that is as good. */
const hasNewIds = (outcome: Outcome, baseline: Outcome) =>
  [...outcome.rows.keys()].some((id) => !baseline.rows.has(id));

withSamples('damaged copies of recorded files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-damaged-'));
  let database: TestDatabase;

  /** Imports a copy into empty tables: what is stored is what was found, row by row. */
  async function expectStored({ table }: Sample, file: string, found: Outcome): Promise<void> {
    const { db } = database;
    await sql`TRUNCATE caractrap, cachedate`.execute(db);
    const rejects: Reject[] = [];
    const importer = createPturfImporter(table);
    const run = runImport({ db, importer, input: { path: file }, onReject: (each) => rejects.push(each) });
    if (found.unusable !== null) await expect(run).rejects.toThrow(UnusableFileError);
    else expect((await run).rejected).toBe(rejects.length);
    const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)}`.execute(db);
    const stored = new Map(rows.map((row) => [Number(row['id']), row]));
    const refused = new Set(rejects.map(({ given }) => (given as { id?: unknown } | null)?.id));
    for (const [id, row] of found.rows) if (!refused.has(id)) expect(stored.get(id)).toMatchObject(row);
    expect(stored.size).toBeLessThanOrEqual(found.rows.size);
  }

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
    // After some thousand emptied tables the server takes its time to drop a database.
  }, 120_000);

  it.each(existsSync(SAMPLES) ? loadSamples() : [])(
    'of $name give whole rows and explained rejects, and nothing else',
    async (sample) => {
      const file = path.join(folder, sample.name);
      writeFileSync(file, sample.bytes);
      const baseline = await readFound(sample, file);
      expect(baseline).toMatchObject({ rejects: [], unusable: null });
      expect(baseline.rows.size).toBeGreaterThan(10);
      let copies = 0;
      await fc.assert(
        fc.asyncProperty(sample.name.endsWith('.gz') ? byteDamage : anyDamage, async (damage) => {
          writeFileSync(file, damageCopy(sample, damage));
          const outcome = await readFound(sample, file);
          expectWhole(sample.table, outcome.rows);
          expectExplained(sample, outcome, baseline, damage);
          if (copies++ % STORED_EVERY === 0) await expectStored(sample, file, outcome);
        }),
        { numRuns: COPIES, seed: SEED, examples: [[FIRST_BYTE]] },
      );
    },
    60_000,
  );
});
