import { Command } from 'commander';
import { importFiles } from './importFiles';
import { jobsOf, readKey, type JobOptions } from './jobsOf';

/** What `pnpm ingest` says of itself where nothing is asked of it. */
export const EXAMPLES = `
Examples:
  pnpm ingest delivery/                           a folder: exports of pturf, documents of PMU, press, in any mixture
  pnpm ingest pturfDay20221204.sql.gz             one file, told by its content
  pnpm ingest pmu 2026-03-01..2026-03-31          days, asked of PMU one document after the other`;

/** `pnpm ingest WHAT…`: whatever is there, each file told by its content. */
export function anyCommand(): Command {
  return new Command('any')
    .description(
      'Files and folders of any kind, each file told by its content, and days to fetch from PMU. What `pnpm ingest` does unless told otherwise.',
    )
    .argument('[what...]', 'file, folder, day as YYYY-MM-DD or days as YYYY-MM-DD..YYYY-MM-DD')
    .option('--race <key>', 'the race of PMU documents that name none, like 2026-07-07/R1/C1', readKey)
    .option('--again', 'fetch days that are stored whole too', false)
    .action(async (targets: string[], options: JobOptions, command: Command) => {
      if (targets.length === 0) command.parent?.help();
      await importFiles(await jobsOf(targets, options));
    });
}
