import { Command } from 'commander';
import { pmuCommand } from './pmu/pmuCommand';
import { pturfCommand } from './pturf/pturfCommand';
import { runCommand } from './runCommand';

const program = new Command('pnpm ingest')
  .description('Imports recorded races into the database and looks over what is stored.')
  .addCommand(pturfCommand())
  .addCommand(pmuCommand());

await runCommand(program);
