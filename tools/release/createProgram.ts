import { Command } from 'commander';
import { changeCommands } from './changeCommands';
import type { CommandContext } from './CommandContext';
import { healthCommand } from './healthCommand';
import { printable } from './printable';
import { previewCommand } from './previewCommand';
import { pruneCommand } from './pruneCommand';
import { releaseCommand } from './releaseCommand';
import { tokenCommands } from './tokenCommands';
import { trustCommand } from './trustCommand';
import { viewCommands } from './viewCommands';

/** Every command that speaks to a site's release API. */
export function createProgram(terminal: CommandContext): Command {
  const context = { ...terminal, print: (line: string) => terminal.print(printable(line)) };
  const program = new Command('pnpm')
    .description('Releases builds to a running site (SITE_URL, default http://localhost:3000).')
    .exitOverride();
  for (const register of [
    releaseCommand,
    changeCommands,
    previewCommand,
    viewCommands,
    healthCommand,
    tokenCommands,
    trustCommand,
    pruneCommand,
  ])
    register(program, context);
  return program;
}
