import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { COLUMNS_OF, type RecordedTable } from '../../races/store/upsertRows';
import { dumpStore, emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { runImport } from '../runImport';
import { createPturfImporter } from './createPturfImporter';

const ROOT = path.resolve(__dirname, '../../../..');
const SAMPLES = path.resolve(ROOT, '../shared/data/samples/pturf-prevision_horses');
const withSamples = existsSync(SAMPLES) ? describe : describe.skip;

/** Fields of the samples that are deliberately not stored, and why. */
const NOT_STORED: Readonly<Record<string, string>> = {
  heure: "the race's start time, which belongs to the race's own row",
  'proba pl': "a forecast of the file's author, not a fact",
  predi_placé: "a forecast of the file's author, not a fact",
  bonne_pred: "a forecast of the file's author, not a fact",
  pl: 'the placing once more, as 0 or 1; `cl` says it',
};

type Row = Readonly<Record<string, unknown>>;

const RACES = 'caractrap_2022-12-04_derived.json';
const RUNNERS = 'cachedate_2022-12-04_derived.csv';
const RESULTS = 'df_perf_modele_2022-12-03__2022-12-08.csv';

/** A sample's rows, read by other means than the importer's. */
function rowsOf(file: string): readonly Row[] {
  const text = readFileSync(path.join(SAMPLES, file), 'utf8');
  return (file.endsWith('.json') ? JSON.parse(text) : parse(text, { columns: true })) as readonly Row[];
}

/** True when a stored value says what a cell of a file said. */
function isKept(given: unknown, stored: unknown): boolean {
  if (given === null || given === '') return [null, '', 0, -1].includes(stored as null);
  if (typeof stored === 'number') return Number(given) === stored;
  const text = String(given).trimEnd().replaceAll("\\'", "'");
  return stored === text || (/^\d+\.0+$/.test(text) && stored === String(Number(text)));
}

withSamples('the recorded day of 2022-12-04', () => {
  let database: TestDatabase;
  const ingest = (table: RecordedTable, file: string, { db } = database) => {
    const importer = createPturfImporter(table);
    const rejects: unknown[] = [];
    return runImport({
      db,
      importer,
      input: { path: path.join(SAMPLES, file) },
      onReject: (reject) => rejects.push(reject),
    });
  };
  const storedRows = async (table: RecordedTable) => {
    const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)}`.execute(database.db);
    return new Map(rows.map((row) => [Number(row['id']), row]));
  };
  const missing = async (table: RecordedTable, file: string) => {
    const names = new Map(COLUMNS_OF[table].map(({ name }) => [name.toLowerCase(), name]));
    const stored = await storedRows(table);
    return rowsOf(file).flatMap((row) =>
      Object.entries(row).flatMap(([field, given]) => {
        const found = stored.get(Number(row['id']))?.[names.get(field.toLowerCase()) ?? field];
        return field in NOT_STORED || isKept(given, found) ? [] : [{ id: row['id'], field, given, found }];
      }),
    );
  };

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  it('is found again value by value, from JSON and from CSV', async () => {
    expect(await ingest('caractrap', RACES)).toMatchObject({ races: { inserted: 130 }, rejected: 0 });
    expect(await ingest('cachedate', RUNNERS)).toMatchObject({ runners: { inserted: 1522 }, rejected: 0 });
    expect(await missing('caractrap', RACES)).toEqual([]);
    expect(await missing('cachedate', RUNNERS)).toEqual([]);
    expect((await ingest('cachedate', RUNNERS)).notices.size).toBe(0);
    const files = readdirSync(SAMPLES).filter((file) => /^cachedate_\d+_.*\.json$/.test(file));
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(await ingest('cachedate', file)).toMatchObject({ runners: { inserted: 0, updated: 0 } });
      expect(await missing('cachedate', file)).toEqual([]);
    }
  });

  it('brings every column of both tables', async () => {
    const fieldsOf = (file: string) => Object.keys(rowsOf(file)[0] ?? {}).map((name) => name.toLowerCase());
    const names = (table: RecordedTable) => COLUMNS_OF[table].map(({ name }) => name.toLowerCase());
    expect(fieldsOf(RACES).toSorted()).toEqual(names('caractrap').toSorted());
    expect(fieldsOf(RUNNERS).toSorted()).toEqual(names('cachedate').toSorted());
  });

  it('takes the results that come later, and nothing else changes', async () => {
    const before = await storedRows('cachedate');
    const report = await ingest('cachedate', RESULTS);
    expect(report.rejected).toBe(0);
    expect([...report.unknown.keys()].toSorted()).toEqual(Object.keys(NOT_STORED).toSorted());
    expect(await missing('cachedate', RESULTS)).toEqual([]);
    const ofDay = rowsOf(RESULTS).filter(({ jour }) => jour === '2022-12-04');
    expect(report.runners.updated).toBe(ofDay.length);
    const after = await storedRows('cachedate');
    for (const { id, cl } of ofDay) {
      const changed = after.get(Number(id));
      expect(changed).toMatchObject({ cl: String(Number(cl)) });
      const { cl: _cl, coteprob: _coteprob, cotedirect: _cotedirect, ...rest } = before.get(Number(id)) ?? {};
      expect(changed).toMatchObject(rest);
    }
  });

  it('is one day when two processes import it at once', async () => {
    const fresh = await openTestDatabase();
    const files = ['--races', path.join(SAMPLES, RACES), '--runners', path.join(SAMPLES, RUNNERS)];
    const run = () =>
      promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', 'backend/src/main/commands/ingest.ts', 'pturf', ...files],
        {
          cwd: ROOT,
          env: {
            ...process.env,
            DATABASE_URL: fresh.url,
            DATA_DIR: mkdtempSync(path.join(tmpdir(), 'galopin-two-')),
          },
        },
      );
    try {
      const reports = await Promise.all([run(), run()]);
      for (const { stdout } of reports) {
        expect(stdout).toMatch(/130 races: \d+ new, 0 changed.*; 0 rejected/);
        expect(stdout).toMatch(/1522 runners: \d+ new, 0 changed.*; 0 rejected/);
      }
      const together = await dumpStore(fresh.db);
      expect(together).toMatchObject({ caractrap: { length: 130 }, cachedate: { length: 1522 } });
      await emptyStore(fresh.db);
      await ingest('cachedate', RUNNERS, fresh);
      await ingest('caractrap', RACES, fresh);
      expect(await dumpStore(fresh.db)).toEqual(together);
    } finally {
      await fresh.close();
    }
  }, 60_000);
});
