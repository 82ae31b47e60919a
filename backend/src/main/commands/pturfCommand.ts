import { Command } from 'commander';
import { importFiles } from './importFiles';
import { createPturfImporter } from '../../ingest/pturf/createPturfImporter';

const collect = (file: string, files: readonly string[]) => [...files, file];

/** `pnpm ingest pturf`: exports of the two tables into the configured database. */
export function pturfCommand(): Command {
  return new Command('pturf')
    .description(
      'Exports of the tables of races and runners, JSON or CSV, also gzipped. Ends with 0 also when rows were rejected (they are named and kept in DATA_DIR/rejects), with 2 for arguments or files that cannot be used.',
    )
    .option('--races <file>', 'races (caractrap); may be repeated', collect, [])
    .option('--runners <file>', 'runners (cachedate); may be repeated', collect, [])
    .action(async ({ races, runners }: { races: string[]; runners: string[] }, command: Command) => {
      const jobs = [
        ...races.map((file) => ({ file, importer: createPturfImporter('caractrap') })),
        ...runners.map((file) => ({ file, importer: createPturfImporter('cachedate') })),
      ];
      if (jobs.length === 0) command.error('Name at least one file with --races or --runners.');
      await importFiles(jobs);
    });
}
