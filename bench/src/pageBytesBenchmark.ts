import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackage, remoteFolders } from '@galopin/tools/build';
import type { BuildArtifact } from '@galopin/shared/contracts';
import type { Benchmark } from './Benchmark';

/** What the first view of a page downloads as script and style: the shell's first file, and the page's own files. */
export const pageBytesBenchmark: Benchmark = {
  name: 'bytes',
  description: 'Brotli bytes of script and style before the first view of each page',
  run: async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'galopin-bytes-'));
    try {
      const { artifact: shell } = await buildPackage('shell', dataDir);
      const host = sizeOf(shell, [shell.entry]);
      const figures = [{ what: 'shell', value: `${host} B` }];
      for (const folder of remoteFolders()) {
        const { artifact } = await buildPackage(folder, dataDir);
        for (const [page, { js, css }] of Object.entries(artifact.pages)) {
          const own = sizeOf(artifact, [artifact.entry, ...js, ...css]);
          figures.push({ what: `${folder} ${page}`, value: `${own} B, with the shell ${host + own} B` });
        }
      }
      return figures;
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

const sizeOf = ({ files }: BuildArtifact, names: readonly string[]): number =>
  names.reduce((bytes, name) => bytes + (files[name]?.brotli ?? 0), 0);
