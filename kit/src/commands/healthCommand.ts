import type { Command } from 'commander';
import { answerLines } from './answerLines';
import type { CommandContext, CommonOptions } from './CommandContext';
import { describeHealth } from './describeHealth';

interface HealthOptions extends CommonOptions {
  readonly minutes?: number;
}

/** `pnpm health`: how the builds that visitors are given do. */
export function healthCommand(program: Command, context: CommandContext): void {
  program
    .command('health')
    .description('shows how builds do: sessions, bad ones, load times, crashes with their sources')
    .argument('[name]', 'only of this one')
    .option('--minutes <minutes>', 'how far back, up to a day (default: 60)', Number)
    .option('--env <environment>', 'release environment, such as staging')
    .option('--json', 'answer as JSON')
    .action(async (name: string | undefined, { json, env: environment, minutes }: HealthOptions) => {
      const client = await context.connect();
      const answer = await client.health({ name, environment, minutes });
      for (const line of answerLines(json, answer, describeHealth)) context.print(line);
    });
}
