import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadRemoteConfig } from '../build/loadRemoteConfig';
import { createDeliveryClient, EXIT_CODES, ReleaseError } from '../client';
import { print } from '../terminal/report';
import { askAtTerminal } from './askAtTerminal';
import type { CommandContext } from './CommandContext';

/** Folder of a remote's repository that builds are kept in. */
const BUILDS = path.join('.cache', 'builds');

/**
 * The commands in the repository of one remote, speaking to the site that `--site` or SITE_URL names, with the token
 * that RELEASE_TOKEN holds.
 * @param root absolute folder of the remote
 */
export async function createTeamContext(
  root: string,
  environment: CommandContext['environment'],
): Promise<CommandContext> {
  const isRemote = existsSync(path.join(root, 'remote.config.ts'));
  const remote = isRemote ? await loadRemoteConfig(root) : undefined;
  return {
    environment,
    print,
    ask: askAtTerminal,
    root,
    own: remote?.name,
    async connect(site) {
      const siteUrl = site ?? environment['SITE_URL'];
      if (!siteUrl) throw usage('Say which site: --site https://…, or SITE_URL');
      const token = environment['RELEASE_TOKEN'];
      if (!token) throw usage('Say who you are: RELEASE_TOKEN holds your team’s token for the site');
      return createDeliveryClient({ siteUrl, token });
    },
    async plan() {
      const { planOf } = await import('../build/planOf');
      return planOf(root);
    },
    async build(_name, dist) {
      if (!remote) throw usage(`${root} is no remote: it has no remote.config.ts`);
      const builds = path.join(root, BUILDS);
      if (dist !== undefined) {
        const { keepDist } = await import('../bundlers/keepDist');
        return keepDist({ root, dist: path.resolve(root, dist), builds });
      }
      // Only here: the other commands must start fast, without a compiler.
      const { buildRemote } = await import('../build/buildRemote');
      return buildRemote(root, builds);
    },
  };
}

const usage = (message: string) => new ReleaseError(message, [], { exitCode: EXIT_CODES.usage });
