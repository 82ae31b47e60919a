import type { ChangeRequest } from '@galopin/shared/contracts';
import type { Command } from 'commander';
import { aboutName } from './aboutName';
import { answerLines } from './answerLines';
import type { CommandContext, CommonOptions } from './CommandContext';
import { describeChange } from './describeChange';
import { readShare } from './readShare';
import { EXIT_CODES, ReleaseError } from '../client';
import { releaseOrigin } from './releaseOrigin';

interface ChangeOptions extends CommonOptions {
  readonly reason?: string;
  readonly dryRun?: true;
  readonly build?: string;
  readonly to?: string;
  readonly from?: string;
  readonly end?: true;
  readonly quarantine?: true;
  readonly allowSize?: true;
}

/** What is said of a name alone, and what it does. */
const SWITCHES = [
  ['freeze', 'lets nothing new serve; going back stays possible'],
  ['unfreeze', 'ends a freeze'],
  ['disable', 'shows the maintenance card in place of a remote'],
  ['enable', 'brings a disabled remote back'],
  ['disable-render', 'lets browsers render its pages again, not the server; of the shell: all pages'],
  ['enable-render', 'renders its pages on the server again'],
] as const;

type Wanted = Pick<ChangeRequest, 'op' | 'name' | 'buildId' | 'permyriad'>;

/** Commands that change what serves: each is one call. */
export function changeCommands(program: Command, context: CommandContext): void {
  const change = async (wanted: Wanted, options: ChangeOptions) => {
    const origin = await releaseOrigin(context, options.reason);
    const answer = await (
      await context.connect()
    ).change({
      ...wanted,
      ...origin,
      ...environmentOf(options),
      ...(options.quarantine && { quarantine: true }),
      ...(options.allowSize && { allowSize: true }),
      ...(options.dryRun && { dryRun: true }),
    });
    for (const line of answerLines(options.json, answer, describeChange)) context.print(line);
    if (answer.findings !== undefined && answer.findings.length > 0) process.exitCode = EXIT_CODES.refused;
  };
  const define = (title: string, description: string) => {
    const command = program.command(title).description(description);
    const about = aboutName(command, context);
    command
      .option('--reason <text>', 'why, for the history; asked for at a terminal')
      .option('--dry-run', 'tell what would happen and change nothing')
      .option('--env <environment>', 'release environment, such as staging')
      .option('--json', 'answer as JSON');
    return { command, about };
  };

  const rollback = define('rollback', 'goes back to the last good build, or to any kept one');
  rollback.command
    .option('--to <build>', 'build id, or its first digits')
    .option('--quarantine', 'keep the build left behind from being promoted again')
    .action(
      rollback.about((name: string, options: ChangeOptions) =>
        change({ op: 'rollback', name, ...buildOf(options.to) }, options),
      ),
    );

  const promote = define('promote', 'lets a published build serve everybody; without options the canary');
  promote.command
    .option('--build <build>', 'build id, or its first digits')
    .option('--from <environment>', 'the build that serves there')
    .option('--allow-size', 'let a build through that is too large')
    .action(
      promote.about(async (name: string, options: ChangeOptions) =>
        change({ op: 'promote', name, ...(await promotedBuild(context, name, options)) }, options),
      ),
    );

  const canary = define('canary', 'tries a published build on a share of the visitors, or ends the trial');
  canary.command
    .argument('[percent]', 'share of the visitors, 0 to 100')
    .option('--build <build>', 'build id, or its first digits; the one under way by default')
    .option('--end', 'end it: everybody gets the active build')
    .option('--quarantine', 'with --end: keep the build from being promoted')
    .option('--allow-size', 'let a build through that is too large')
    .action(
      canary.about((name: string, percent: string | undefined, options: ChangeOptions) =>
        change({ name, ...canaryOf(percent, options) }, options),
      ),
    );

  for (const [op, description] of SWITCHES) {
    const { command, about } = define(op, description);
    command.action(about((name: string, options: ChangeOptions) => change({ op, name }, options)));
  }

  const reinstate = define('reinstate', 'takes a withdrawn build out of quarantine; the latest by default');
  reinstate.command
    .option('--build <build>', 'build id, or its first digits')
    .action(
      reinstate.about((name: string, options: ChangeOptions) =>
        change({ op: 'reinstate', name, ...buildOf(options.build) }, options),
      ),
    );
}

const environmentOf = ({ env }: CommonOptions) => (env === undefined ? {} : { environment: env });
const buildOf = (buildId: string | undefined) => (buildId === undefined ? {} : { buildId });

async function promotedBuild(context: CommandContext, name: string, { build, from }: ChangeOptions) {
  if (from === undefined) return buildOf(build);
  if (build !== undefined) throw usage('Either --from or --build: both name the build');
  const { serving } = await (await context.connect()).releases({ name, environment: from });
  const [there] = serving;
  if (!there) throw new ReleaseError(`${name} serves nothing in ${from}`);
  return { buildId: there.buildId };
}

function canaryOf(
  percent: string | undefined,
  { end, build, quarantine }: ChangeOptions,
): Omit<Wanted, 'name'> {
  if (end) {
    if (percent !== undefined || build !== undefined) throw usage('--end takes neither share nor build');
    return { op: 'end-canary' };
  }
  if (percent === undefined) throw usage('Say the share, such as `pnpm canary mf-races 10`, or --end');
  if (quarantine) throw usage('--quarantine goes with --end');
  return { op: 'canary', permyriad: readShare(percent), ...buildOf(build) };
}

const usage = (message: string) => new ReleaseError(message, [], { exitCode: EXIT_CODES.usage });
