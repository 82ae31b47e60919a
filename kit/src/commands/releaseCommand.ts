import type { ChangeAnswer } from '@galopin/shared/contracts';
import type { Command } from 'commander';
import { step } from '../terminal/report';
import { DIST_OPTION, type CommandContext, type CommonOptions } from './CommandContext';
import { aboutName } from './aboutName';
import { checkBeforeBuild } from './checkCommand';
import {
  type DeliveryClient,
  describeUpload,
  EXIT_CODES,
  publishBuild,
  type ReadyBuild,
  ReleaseError,
} from '../client';
import { describeChange } from './describeChange';
import { readNextPage } from './readNextPage';
import { readShare } from './readShare';
import { lastCommitSubject, releaseOrigin, type ReleaseOrigin } from './releaseOrigin';

interface ReleaseOptions extends Pick<CommonOptions, 'env'> {
  readonly reason?: string;
  readonly dryRun?: true;
  readonly canary?: string;
  readonly allowSize?: true;
  readonly skipSmoke?: true;
  readonly dist?: string;
}

/** The command that brings the working tree of one folder to visitors. */
export function releaseCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('release')
    .description('builds, publishes and promotes what is in the working tree');
  const about = aboutName(command, context);
  command
    .option('--reason <text>', 'why, for the history; by default the last commit’s subject')
    .option('--canary <percent>', 'try it on a share of the visitors instead')
    .option('--env <environment>', 'release environment, such as staging')
    .option(...DIST_OPTION)
    .option('--allow-size', 'let it through although it is too large')
    .option('--skip-smoke', 'do not look at it in a browser before; the history tells')
    .option('--dry-run', 'build, publish and ask the gate, but let nothing serve')
    .action(about((name: string, options: ReleaseOptions) => release(context, name, options)));
}

async function release(context: CommandContext, name: string, options: ReleaseOptions): Promise<void> {
  const permyriad = options.canary === undefined ? undefined : readShare(options.canary);
  const origin = await releaseOrigin(context, options.reason, lastCommitSubject(context.root));
  const client = await context.connect();
  // Before the build, which takes seconds: a site that does not run is said at once.
  const { serving } = await client.releases({ name, environment: options.env });
  await checkBeforeBuild(context, name, { site: client.siteUrl, environment: options.env });
  const build = await step(
    `Build ${name}`,
    () => context.build(name, options.dist),
    ({ artifact, fresh }) => `${artifact.buildId}${fresh ? '' : ' (unchanged)'}`,
  );
  await step(`Publish ${name}`, () => publishBuild(client, build), describeUpload);
  const isServing = serving.some(({ buildId }) => buildId === build.artifact.buildId);
  const remark = isServing ? '' : await lookAtCandidate(context, client, build, options);
  const reason = remark === '' ? origin.reason : `${origin.reason} (${remark})`;
  const expectedActive = serving.find((of) => of.name === name)?.buildId;
  const answer = await step(gateTitle(name, options), () =>
    ask(client, build, { ...origin, reason }, { ...options, permyriad, expectedActive }),
  );
  for (const line of describeChange(answer)) context.print(line);
  if (answer.findings !== undefined) {
    if (answer.findings.length > 0) process.exitCode = EXIT_CODES.refused;
    return;
  }
  const everybodyGetsIt = permyriad === undefined && options.env === undefined;
  if (everybodyGetsIt) await showNextPage(context, client, build);
}

/** @returns what the history has to say of it */
async function lookAtCandidate(
  { environment, print }: CommandContext,
  client: DeliveryClient,
  { artifact }: ReadyBuild,
  { env, skipSmoke, allowSize }: ReleaseOptions,
): Promise<string> {
  // The browser's library is of no use to the other commands, which must start fast.
  const { smokeGate } = await import('../smoke/smokeGate');
  const isCi = Boolean(environment['CI']);
  const { remark, notes } = await step(
    `Look at ${artifact.name} in a browser`,
    () =>
      smokeGate({
        client,
        artifact,
        environment: env,
        skip: skipSmoke === true,
        allowSize: allowSize === true,
        isCi,
      }),
    (result) => result.remark || result.visited.join(' '),
  );
  for (const note of notes) print(`  ${note}`);
  return remark;
}

const gateTitle = (name: string, { dryRun, canary }: ReleaseOptions): string => {
  if (dryRun) return `Ask the gate about ${name}`;
  return canary === undefined ? `Promote ${name}` : `Try ${name} on ${canary} %`;
};

interface AskOptions extends ReleaseOptions {
  readonly permyriad: number | undefined;
  /** What served when this release began: what somebody else released since is not replaced unseen. */
  readonly expectedActive: string | undefined;
}

function ask(
  client: DeliveryClient,
  { artifact: { name, buildId } }: ReadyBuild,
  origin: ReleaseOrigin,
  { env, permyriad, allowSize, dryRun, expectedActive }: AskOptions,
): Promise<ChangeAnswer> {
  return client.change({
    name,
    buildId,
    ...origin,
    ...(expectedActive !== undefined && { expectedActive }),
    ...(permyriad === undefined ? { op: 'promote' } : { op: 'canary', permyriad }),
    ...(env !== undefined && { environment: env }),
    ...(allowSize && { allowSize }),
    ...(dryRun && { dryRun }),
  });
}

async function showNextPage(
  { print }: CommandContext,
  client: DeliveryClient,
  { artifact }: ReadyBuild,
): Promise<void> {
  const { name, buildId } = artifact;
  const next = await step(`Ask for the next page`, () => readNextPage(client.siteUrl, artifact));
  if (next.buildId !== buildId) {
    throw new ReleaseError(
      `${next.path} still brings ${name} ${next.buildId}: another release came after this one`,
    );
  }
  print(`  ${client.siteUrl}${next.path} brings it from the next page load on`);
}
