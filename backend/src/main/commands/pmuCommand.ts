import { Command, InvalidArgumentError } from 'commander';
import { readBackendSettings } from '../env';
import { parseRaceKey, type RaceKey } from '../../races/store/RaceKey';
import { importFiles, type ImportJob } from './importFiles';
import { createPmuClient } from '../../ingest/pmu/createPmuClient';
import { createPmuDayImporter } from '../../ingest/pmu/createPmuDayImporter';
import { createPmuImporter } from '../../ingest/pmu/createPmuImporter';
import { listDocuments } from '../../ingest/pmu/listDocuments';

function readKey(text: string): RaceKey {
  const key = parseRaceKey(text);
  if (key === null) throw new InvalidArgumentError('A race is named like 2026-07-07/R1/C1.');
  return key;
}

async function jobsOf(targets: readonly string[], race: RaceKey | null): Promise<readonly ImportJob[]> {
  const jobs: ImportJob[] = [];
  for (const target of targets) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(target)) {
      const client = createPmuClient({ baseUrl: readBackendSettings(process.env).pmuBaseUrl });
      jobs.push({ file: target, importer: createPmuDayImporter(client), isFetched: true });
    } else
      for (const file of await listDocuments(target)) jobs.push({ file, importer: createPmuImporter(race) });
  }
  return jobs;
}

/** `pnpm ingest pmu`: documents of PMU's TurfInfo, from files, folders or PMU itself, into the configured database. */
export function pmuCommand(): Command {
  return new Command('pmu')
    .description(
      "PMU's TurfInfo: programme, participants, performances, payouts. A file, a folder in PMU's layout (…/07072026/R1/C1/participants), or a day to fetch from PMU_BASE_URL. Ends with 0 also when something was rejected (it is named and kept in DATA_DIR/rejects), with 2 for arguments or files that cannot be used.",
    )
    .argument('<what...>', 'file, folder or day as YYYY-MM-DD')
    .option('--race <key>', 'the race of a file that names none, like 2026-07-07/R1/C1', readKey)
    .action(async (targets: string[], { race }: { race?: RaceKey }) => {
      await importFiles(await jobsOf(targets, race ?? null));
    });
}
