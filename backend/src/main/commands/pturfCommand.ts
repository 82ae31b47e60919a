import { Command } from 'commander';
import { importFiles } from './importFiles';
import { jobsOf } from './jobsOf';
import { createPturfImporter } from '../../ingest/pturf/createPturfImporter';

interface TableOptions {
  readonly races: readonly string[];
  readonly runners: readonly string[];
}

const collect = (file: string, files: readonly string[]) => [...files, file];

/** `pnpm ingest pturf`: exports of the two tables into the configured database. */
export function pturfCommand(): Command {
  return new Command('pturf')
    .description(
      'Exports of the tables of races and runners: JSON, CSV, or the dump of both that pturf delivers, also gzipped. Ends with 0 also when rows were rejected (they are named and kept in DATA_DIR/rejects), with 2 for arguments or files that cannot be used.',
    )
    .argument('[files...]', 'files or folders; whether races or runners is told by their columns')
    .option('--races <file>', 'races (caractrap); may be repeated', collect, [])
    .option('--runners <file>', 'runners (cachedate); may be repeated', collect, [])
    .action(async (files: string[], { races, runners }: TableOptions, command: Command) => {
      const jobs = [
        ...(await jobsOf(files, { again: false }, () => createPturfImporter())),
        ...races.map((file) => ({ file, importer: createPturfImporter('caractrap') })),
        ...runners.map((file) => ({ file, importer: createPturfImporter('cachedate') })),
      ];
      if (jobs.length === 0) command.error('Name at least one file.');
      await importFiles(jobs);
    });
}
