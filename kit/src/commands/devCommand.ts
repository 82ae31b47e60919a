import getPort from 'get-port';
import { EXIT_CODES, ReleaseError } from '../client';
import { loadRemoteConfig } from '../build/loadRemoteConfig';
import type { RegisterCommands } from './createProgram';

/** Between a remote's own port and the one of the running site with it in it. */
const IN_SITE = 100;

/** Runs the remote with hot reload: alone, or in a running site. */
export const devCommand: RegisterCommands = (program, { root, print }) => {
  program
    .command('dev')
    .description('runs the remote with hot reload: alone, or in the site that --site names')
    .option(
      '--data <url>',
      'alone, but on the data of this site instead of the answers of src/testing/answers.ts',
    )
    .action(async ({ data }: { data?: string }) => {
      const remote = await loadRemoteConfig(root);
      const { site } = program.opts<{ site?: string }>();
      if (site !== undefined && data !== undefined)
        throw new ReleaseError('Either --site or --data: in the site, or alone on its data', [], {
          exitCode: EXIT_CODES.usage,
        });
      const dev = await import('../dev');
      const at = async (wanted: number) => getPort({ port: [wanted, wanted + 1, wanted + 2] });
      const server = site
        ? await dev.serveInSite({ root, siteUrl: site, port: await at(remote.port + IN_SITE) })
        : await dev.serveStandalone(
            { remote, root },
            await at(remote.port),
            data === undefined ? null : dev.siteServices(data),
          );
      const where = site ? `in ${site}` : 'alone';
      print(`${remote.name} runs ${where} on ${server.url}${remote.pages[0]?.path ?? ''}`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => void server.stop().then(() => process.exit(0)));
    });
};
