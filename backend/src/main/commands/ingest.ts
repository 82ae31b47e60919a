import { Command } from 'commander';
import { anyCommand, EXAMPLES } from './anyCommand';
import { checkCommand } from './checkCommand';
import { pmuCommand } from './pmuCommand';
import { pressCommand } from './pressCommand';
import { pturfCommand } from './pturfCommand';
import { runCommand } from './runCommand';

const program = new Command('pnpm ingest')
  .description('Imports recorded races into the database and looks over what is stored.')
  .addHelpText('after', EXAMPLES)
  .addCommand(anyCommand(), { isDefault: true })
  .addCommand(pturfCommand())
  .addCommand(pmuCommand())
  .addCommand(pressCommand())
  .addCommand(checkCommand());

await runCommand(program);
