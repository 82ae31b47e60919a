import { Command } from 'commander';
import { createPressImporter } from '../../ingest/press/createPressImporter';
import { importFiles } from './importFiles';

/** `pnpm ingest press`: what titles of the press select, into the configured database. */
export function pressCommand(): Command {
  return new Command('press')
    .description(
      'What the press selects, as CSV with the columns day (YYYY-MM-DD), meeting, race, title, numbers (best first). Ends with 0 also when rows were rejected (they are named and kept in DATA_DIR/rejects), with 2 for arguments or files that cannot be used.',
    )
    .argument('<files...>', 'CSV files, also gzipped')
    .action(async (files: string[]) => {
      await importFiles(files.map((file) => ({ file, importer: createPressImporter() })));
    });
}
