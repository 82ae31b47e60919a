import { remoteFolders } from '../build/loadRemoteConfig';
import { serveStandalone } from './standalone';
import { watchSite } from './watchSite';

const [name] = process.argv.slice(2);

async function main(): Promise<void> {
  if (name === undefined) return watchSite();
  if (!remoteFolders().includes(name)) {
    throw new Error(`${name} is no remote; there are ${remoteFolders().join(', ')}`);
  }
  const { url, stop } = await serveStandalone(name);
  process.stdout.write(`${name} runs alone on ${url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
