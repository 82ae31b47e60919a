import type { Command } from 'commander';
import type { CommandContext, CommonOptions } from '@galopin/kit/commands';

/** The command for a site that says its ledger is not trusted. Needs the site's own token. */
export function trustCommand(program: Command, context: CommandContext): void {
  program
    .command('trust')
    .description('signs what serves anew, once its history leads there: after a signing key was lost')
    .option('--env <environment>', 'release environment, such as staging')
    .action(async ({ env }: Pick<CommonOptions, 'env'>) => {
      const { environment, lines } = await (await context.connect()).signAnew(env);
      context.print(`✔ ${environment} is signed: ${lines} lines lead to what serves`);
    });
}
