import { Command } from 'commander';
import { changeCommands } from './changeCommands';
import type { CommandContext } from './CommandContext';
import { healthCommand } from './healthCommand';
import { printable } from './printable';
import { previewCommand } from './previewCommand';
import { releaseCommand } from './releaseCommand';
import { viewCommands } from './viewCommands';

/** Adds commands to a program. */
export type RegisterCommands = (program: Command, context: CommandContext) => void;

/** What a team does with a running site. */
const OF_TEAMS: readonly RegisterCommands[] = [
  releaseCommand,
  changeCommands,
  previewCommand,
  viewCommands,
  healthCommand,
];

/**
 * Every command that speaks to a site's release API.
 * @param called what is typed before a command
 * @param more commands beside those of teams
 */
export function createProgram(
  called: string,
  terminal: CommandContext,
  more: readonly RegisterCommands[] = [],
): Command {
  const program = new Command(called)
    .description('Releases builds to a running site (SITE_URL, default http://localhost:3000).')
    .option('--site <url>', 'address of the site; SITE_URL by default')
    .exitOverride();
  const context: CommandContext = {
    ...terminal,
    connect: (site = program.opts<{ site?: string }>().site) => terminal.connect(site),
    print: (line) => terminal.print(printable(line)),
  };
  for (const register of [...OF_TEAMS, ...more]) register(program, context);
  return program;
}
