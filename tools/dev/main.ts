import { Command } from 'commander';
import { readRemote, remoteFolders, remoteRoot } from '../build/remoteFolders';
import { complain, print } from '@galopin/kit/terminal';
import { onAnyPort } from '@galopin/processes';

/** Between a remote's own port and the one of the running site with it in it. */
const IN_SHELL = 100;

/** The package whose page is the design system. */
const DESIGN_SYSTEM = 'shared';

interface Options {
  readonly inShell?: boolean;
}

async function develop(name: string | undefined, { inShell = false }: Options): Promise<void> {
  if (name === undefined) {
    if (inShell) throw new Error('--in-shell wants a remote, such as `pnpm dev mf-races --in-shell`');
    return (await import('./watchSite')).watchSite();
  }
  if (!remoteFolders().includes(name) && (inShell || name !== DESIGN_SYSTEM)) {
    throw new Error(`${name} is no remote; there are ${remoteFolders().join(', ')}`);
  }
  const start = name === DESIGN_SYSTEM ? startGallery : inShell ? startInShell : startAlone;
  const { url, stop } = await start(name);
  print(`${name} runs ${inShell ? 'in the site' : 'alone'} on ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}

async function startAlone(folder: string) {
  const { serveStandalone, siteServices } = await import('@galopin/kit/dev');
  const remote = await readRemote(folder);
  const siteUrl = process.env['SITE_URL'];
  const startServices = async () => {
    const { startAloneServices } = await import('./aloneServices');
    return startAloneServices(folder, `http://localhost:${remote.port}`);
  };
  const services = siteUrl
    ? { ...siteServices(siteUrl), stop: async () => undefined }
    : await startServices();
  const place = { remote, root: remoteRoot(folder) };
  const server = await onAnyPort((found) => serveStandalone(place, found, services), remote.port);
  await services.backend;
  const stop = async () => {
    await server.stop();
    await services.stop();
  };
  return { url: server.url, stop };
}

async function startGallery() {
  const { GALLERY_PORT, serveGallery } = await import('./serveGallery');
  return onAnyPort(serveGallery, GALLERY_PORT);
}

async function startInShell(folder: string) {
  const { serveInSite } = await import('@galopin/kit/dev');
  const { developmentShell } = await import('./developmentShell');
  const siteUrl = process.env['SITE_URL'] || `http://localhost:${process.env['PORT'] || '3000'}`;
  const { port } = await readRemote(folder);
  const options = { root: remoteRoot(folder), siteUrl, shell: developmentShell() };
  return onAnyPort((found) => serveInSite({ ...options, port: found }), port + IN_SHELL);
}

new Command('pnpm dev')
  .description('the whole site in watch mode, or one remote or the design system with hot reload')
  .argument('[name]', 'a remote, such as mf-races, or shared for the design system')
  .option('--in-shell', 'in the running site (SITE_URL, default http://localhost:3000) instead of alone')
  .action(develop)
  .parseAsync()
  .catch((error: unknown) => {
    complain(`✘ ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
