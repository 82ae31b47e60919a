import { Command } from 'commander';
import { createPmuImporter } from '../../ingest/pmu/createPmuImporter';
import { importFiles } from './importFiles';
import { jobsOf, readKey, type JobOptions } from './jobsOf';

/** `pnpm ingest pmu`: documents of PMU's TurfInfo, from files, folders or PMU itself, into the configured database. */
export function pmuCommand(): Command {
  return new Command('pmu')
    .description(
      "PMU's TurfInfo: programme, participants, performances, payouts. A file, a folder in PMU's layout (…/07072026/R1/C1/participants), or days to fetch from PMU_BASE_URL, PMU_PAUSE_MS apart: those that are stored whole are left out, so that a command that was ended goes on where it was. Ends with 0 also when something was rejected (it is named and kept in DATA_DIR/rejects), with 2 for arguments or files that cannot be used.",
    )
    .argument('<what...>', 'file, folder, day as YYYY-MM-DD or days as YYYY-MM-DD..YYYY-MM-DD')
    .option('--race <key>', 'the race of a file that names none, like 2026-07-07/R1/C1', readKey)
    .option('--again', 'fetch days that are stored whole too', false)
    .action(async (targets: string[], options: JobOptions) => {
      await importFiles(await jobsOf(targets, options, () => createPmuImporter(options.race ?? null)));
    });
}
