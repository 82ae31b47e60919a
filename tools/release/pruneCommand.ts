import type { PruningAnswer } from '@galopin/shared/contracts';
import type { Command } from 'commander';
import { answerLines, type CommandContext, type CommonOptions } from '@galopin/kit/commands';

interface PruneOptions extends Pick<CommonOptions, 'json'> {
  readonly dryRun?: true;
}

/** Lets go of old builds now; the site does it every hour by itself. Needs the site's own token. */
export function pruneCommand(program: Command, context: CommandContext): void {
  program
    .command('prune-builds')
    .description('lets go of builds past their time; the first run retires them, a later one removes them')
    .option('--dry-run', 'tell what would go and change nothing')
    .option('--json', 'answer as JSON')
    .action(async ({ dryRun, json }: PruneOptions) => {
      const answer = await (await context.connect()).prune(dryRun === true);
      for (const line of answerLines(json, answer, describePruning)) context.print(line);
    });
}

function describePruning({ dryRun, retired, removed, files }: PruningAnswer): string[] {
  const would = dryRun ? 'would be ' : '';
  return [
    `${retired.length} builds ${would}retired, ${removed.length} ${would}removed, ${files} files`,
    ...retired.map((build) => `  retired  ${build}`),
    ...removed.map((build) => `  removed  ${build}`),
  ];
}
