import type { Command } from 'commander';
import { step } from '../terminal/report';
import { DIST_OPTION, type CommandContext, type CommonOptions } from './CommandContext';
import { type DeliveryClient, describeUpload, EXIT_CODES, publishBuild, ReleaseError } from '../client';
import { minutes } from './describeBuilds';

interface PreviewOptions extends Pick<CommonOptions, 'env'> {
  readonly build?: string;
  readonly dist?: string;
  readonly days: string;
  readonly to?: string;
}

/** The command that shows a build, or staging, to whoever opens a link, and to nobody else. */
export function previewCommand(program: Command, context: CommandContext): void {
  program
    .command('preview')
    .description('prints a link to a build of the working tree; in the workspace without a name, to staging')
    .argument('[name]', 'folder: shell, mf-races, …')
    .option('--build <id>', 'a kept build instead: its id, or the first digits')
    .option(...DIST_OPTION)
    .option('--days <days>', 'how long the link is good for: up to 7', '1')
    .option('--to <path>', 'page that the link leads to')
    .option('--env <environment>', 'release environment the build is looked at in')
    .action((name = context.own, options: PreviewOptions) => preview(context, name, options));
}

async function preview(
  context: CommandContext,
  name: string | undefined,
  { build, dist, days, to, env }: PreviewOptions,
): Promise<void> {
  const wanted = { days: readDays(days), ...(env !== undefined && { environment: env }) };
  const client = await context.connect();
  if (name === undefined) {
    const { path, until } = await client.link({ environment: 'staging', ...wanted });
    context.print(`${client.siteUrl}${path}`);
    context.print(`  gives ${env ?? 'staging'} until ${minutes(until)} UTC`);
    return;
  }
  const buildId =
    build === undefined ? await publishTree(context, client, name, dist) : await find(client, name, build);
  const { path, until } = await client.link({
    ...wanted,
    builds: [{ name, buildId }],
    ...(to !== undefined && { to }),
  });
  context.print(`${client.siteUrl}${path}`);
  context.print(`  gives ${name} ${buildId} until ${minutes(until)} UTC`);
}

/** Builds the working tree and makes it reachable; it serves nobody by that. */
async function publishTree(
  { build }: CommandContext,
  client: DeliveryClient,
  name: string,
  dist: string | undefined,
): Promise<string> {
  // Before the build, which takes seconds: a site that does not run is said at once.
  await client.releases({ name });
  const made = await step(
    `Build ${name}`,
    () => build(name, dist),
    ({ artifact }) => artifact.buildId,
  );
  await step(`Publish ${name}`, () => publishBuild(client, made), describeUpload);
  return made.artifact.buildId;
}

async function find(client: DeliveryClient, name: string, digits: string): Promise<string> {
  const { builds } = await client.builds({ name });
  const [found, ...more] = builds.map(({ buildId }) => buildId).filter((id) => id.startsWith(digits));
  if (found !== undefined && more.length === 0) return found;
  const finding = {
    rule: '--build',
    found: `${digits}: ${found === undefined ? 'no build' : `${more.length + 1} builds`} of ${name}`,
    wanted: `one of ${builds.map(({ buildId }) => buildId).join(', ')}`,
  };
  throw new ReleaseError('There is no such build', [finding], { exitCode: EXIT_CODES.usage });
}

function readDays(text: string): number {
  const days = Number(text);
  if (days > 0 && days <= 7) return days;
  const finding = { rule: '--days', found: text, wanted: 'more than 0 and at most 7' };
  throw new ReleaseError('--days cannot be used', [finding], { exitCode: EXIT_CODES.usage });
}
