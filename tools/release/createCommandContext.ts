import { existsSync } from 'node:fs';
import path from 'node:path';
import { createDeliveryClient, EXIT_CODES, readReleaseToken, ReleaseError } from '@galopin/kit/client';
import { askAtTerminal, type CommandContext } from '@galopin/kit/commands';
import { print } from '@galopin/kit/terminal';
import { repositoryRoot } from '@galopin/processes';

/** Folder with builds and the site's own token. Absolute. */
const dataFolder = (environment: CommandContext['environment']): string =>
  path.resolve(repositoryRoot, environment['DATA_DIR'] || '.data');

/** The commands at a terminal, speaking to the site that `--site`, SITE_URL or PORT names. */
export function createCommandContext(environment: CommandContext['environment']): CommandContext {
  return {
    environment,
    print,
    ask: askAtTerminal,
    root: repositoryRoot,
    async connect(site) {
      const siteUrl =
        site ?? (environment['SITE_URL'] || `http://localhost:${environment['PORT'] || '3000'}`);
      const token = await readReleaseToken(dataFolder(environment), environment);
      return createDeliveryClient({ siteUrl, token });
    },
    async plan(name) {
      if (name === 'shell') return null;
      const { planOf } = await import('@galopin/kit/build');
      return planOf(path.join(repositoryRoot, name));
    },
    async build(name, dist) {
      if (dist !== undefined) {
        const wanted = `--dist ${dist}: the workspace builds its remotes itself; run galopin in the remote’s own repository`;
        throw new ReleaseError(wanted, [], { exitCode: EXIT_CODES.usage });
      }
      if (!existsSync(path.join(repositoryRoot, name, 'package.json'))) {
        const wanted = `There is no folder ${name}: wanted shell or a remote such as mf-races`;
        throw new ReleaseError(wanted, [], { exitCode: EXIT_CODES.usage });
      }
      // Only here: the other commands must start fast, without a compiler.
      const { buildPackage } = await import('../build/buildPackage');
      return buildPackage(name, dataFolder(environment));
    },
  };
}
