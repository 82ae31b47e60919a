import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { repositoryRoot } from '../build/repositoryRoot';
import { complain, print, step } from '../start/report';
import { createDeliveryClient } from './createDeliveryClient';
import { describeReleases } from './describeReleases';
import { publishAndPromote } from './publishAndPromote';
import { readNextPage } from './readNextPage';
import { readReleaseToken } from './readReleaseToken';
import { ReleaseError } from './ReleaseError';
import { releaseOrigin } from './releaseOrigin';

const dataDir = path.resolve(repositoryRoot, process.env['DATA_DIR'] || '.data');

async function connect() {
  const siteUrl = process.env['SITE_URL'] || `http://localhost:${process.env['PORT'] || '3000'}`;
  return createDeliveryClient({ siteUrl, token: await readReleaseToken(dataDir, process.env) });
}

async function release(name: string, { reason }: { reason?: string }): Promise<void> {
  const origin = releaseOrigin(process.env, reason);
  if (!existsSync(path.join(repositoryRoot, name, 'package.json'))) {
    throw new ReleaseError(`There is no folder ${name}: wanted shell or a remote such as mf-races`);
  }
  const client = await connect();
  // Before the build, which takes seconds: a site that does not run is said at once.
  await client.releases({ name });
  const build = await step(
    `Build ${name}`,
    async () => (await import('../build/buildPackage')).buildPackage(name, dataDir),
    ({ artifact, fresh }) => `${artifact.buildId}${fresh ? '' : ' (unchanged)'}`,
  );
  const [answer] = await publishAndPromote({ client, builds: [build], ...origin, step });
  const next = await step(`Ask for the next page`, () => readNextPage(client.siteUrl, build.artifact));
  if (next.buildId !== build.artifact.buildId) {
    throw new ReleaseError(
      `${next.path} still brings ${name} ${next.buildId}: another release came after this one`,
    );
  }
  const outcome =
    answer?.changed === true
      ? `${answer.from ?? 'nothing'} → ${answer.to}`
      : 'served already, nothing changed';
  print(
    `\n  ${name} ${outcome}: ${client.siteUrl}${next.path} brings it from the next page load on (release ${next.release})\n`,
  );
}

const program = new Command('pnpm').description(
  'Releases builds to a running site (SITE_URL, default http://localhost:3000).',
);

program
  .command('release')
  .description('builds, publishes and promotes the shell or one remote')
  .argument('<name>', 'folder: shell, mf-races, …')
  .option('--reason <text>', 'why, for the history; by default the last commit’s subject')
  .action(release);

program
  .command('releases')
  .description('shows what serves, and the history')
  .argument('[name]', 'only of this folder')
  .action(async (name?: string) => {
    for (const line of describeReleases(await (await connect()).releases({ name }))) print(line);
  });

program.parseAsync().catch((error: unknown) => {
  complain(
    error instanceof ReleaseError
      ? `✘ ${error.message}`
      : String(error instanceof Error ? error.stack : error),
  );
  process.exitCode = 1;
});
