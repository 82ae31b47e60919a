import { stat } from 'node:fs/promises';
import { connectDatabase } from '@galopin/tools/postgres';
import { Command } from 'commander';
import type { Kysely } from 'kysely';
import { createDatabase } from '../database/createDatabase';
import type { Database } from '../database/Database';
import { migrate } from '../database/migrate';
import { readBackendSettings } from '../env';
import { refreshStatistics } from '../store/refreshStatistics';
import type { RecordedTable } from '../store/upsertRows';
import { createProgress } from './createProgress';
import { createPturfImporter } from './createPturfImporter';
import { createRejectsFile, type Reject } from './createRejectsFile';
import { describeReport } from './describeReport';
import { UnusableFileError } from './Importer';
import { runCommand, UNUSABLE } from './runCommand';
import { runImport } from './runImport';

interface Job {
  readonly file: string;
  readonly table: RecordedTable;
}

async function sizeOf({ file }: Job): Promise<number> {
  try {
    const found = await stat(file);
    if (found.isFile()) return found.size;
  } catch (error) {
    throw new UnusableFileError(file, 'no such file, or it may not be read', { cause: error });
  }
  throw new UnusableFileError(file, 'is not a file');
}

async function importFile(db: Kysely<Database>, dataDir: string, job: Job): Promise<void> {
  const size = await sizeOf(job);
  const progress = createProgress(process.stdout);
  const rejectsFile = createRejectsFile(dataDir, job.file, Date.now());
  const rejects: Reject[] = [];
  const started = performance.now();
  let bytes = 0;
  try {
    const report = await runImport({
      db,
      importer: createPturfImporter(job.table),
      input: { path: job.file, onBytes: (read) => (bytes = read) },
      onReject: (reject) => {
        rejectsFile.add(reject);
        if (rejects.length < 10) rejects.push(reject);
      },
      onRows: (rows) => {
        const rate = Math.round((1000 * rows) / (performance.now() - started));
        progress.show(`${job.file}  ${Math.round((100 * bytes) / size)} %  ${rows} rows  ${rate}/s`);
      },
    });
    await rejectsFile.close();
    for (const line of describeReport(job.file, report, rejects, rejectsFile.path)) progress.end(line);
  } finally {
    await rejectsFile.close();
  }
}

/** Files that cannot be used are named and do not keep the others from being imported. */
async function importAll(jobs: readonly Job[]): Promise<void> {
  const settings = readBackendSettings(process.env);
  const connection = await connectDatabase(settings);
  const db = createDatabase(connection.url);
  try {
    await migrate(db);
    for (const job of jobs) {
      try {
        await importFile(db, settings.dataDir, job);
      } catch (error) {
        if (!(error instanceof UnusableFileError)) throw error;
        process.stderr.write(`${error.message}\n`);
        process.exitCode = UNUSABLE;
      }
    }
    await refreshStatistics(db);
  } finally {
    await db.destroy();
    await connection.stop();
  }
}

const collect = (file: string, files: readonly string[]) => [...files, file];
const program = new Command('pnpm ingest').description('Imports recorded races into the database.');
program
  .command('pturf')
  .description(
    'Exports of the tables of races and runners, JSON or CSV. Ends with 0 also when rows were rejected (they are named and kept in DATA_DIR/rejects), with 2 for arguments or files that cannot be used.',
  )
  .option('--races <file>', 'races (caractrap); may be repeated', collect, [])
  .option('--runners <file>', 'runners (cachedate); may be repeated', collect, [])
  .action(async ({ races, runners }: { races: string[]; runners: string[] }, command: Command) => {
    const jobs: Job[] = [
      ...races.map((file) => ({ file, table: 'caractrap' as const })),
      ...runners.map((file) => ({ file, table: 'cachedate' as const })),
    ];
    if (jobs.length === 0) command.error('Name at least one file with --races or --runners.');
    await importAll(jobs);
  });

await runCommand(program);
