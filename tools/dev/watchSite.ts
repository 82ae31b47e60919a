import { watch } from 'node:fs';
import path from 'node:path';
import { buildPackage } from '../build/buildPackage';
import { remoteFolders } from '../build/remoteFolders';
import { repositoryRoot } from '@galopin/processes';
import { createDeliveryClient, publishAndPromote, readReleaseToken } from '@galopin/kit/client';
import { complain, step } from '@galopin/kit/terminal';
import { runSite } from '../start/runSite';

/** Editors write a file in several steps. */
const SETTLE_MS = 150;

/** The whole site in watch mode: what changes is built and released at once; a reload of the page shows it. */
export function watchSite(): void {
  runSite({ watch: true, onReady: (site, { dataDir }) => releaseOnChange(site.url, dataDir) });
}

function releaseOnChange(siteUrl: string, dataDir: string): void {
  const everything = ['shell', ...remoteFolders()];
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = false;

  const work = async () => {
    if (working) return;
    working = true;
    const client = createDeliveryClient({ siteUrl, token: await readReleaseToken(dataDir, process.env) });
    for (const folder of everything) {
      if (!waiting.delete(folder)) continue;
      try {
        const build = await step(`Build ${folder}`, () => buildPackage(folder, dataDir));
        await publishAndPromote({ client, builds: [build], actor: 'watch', reason: 'sources changed', step });
      } catch (error) {
        complain(error instanceof Error ? error.message : String(error));
      }
    }
    working = false;
    if (waiting.size > 0) await work();
  };

  for (const folder of [...everything, 'shared']) {
    watch(path.join(repositoryRoot, folder, 'src'), { recursive: true }, (_event, file) => {
      if (file?.includes('.test.')) return;
      for (const changed of folder === 'shared' ? everything : [folder]) waiting.add(changed);
      clearTimeout(timer);
      timer = setTimeout(() => void work(), SETTLE_MS);
    });
  }
}
