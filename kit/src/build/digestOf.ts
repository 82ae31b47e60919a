import { createHash } from 'node:crypto';
import type { BuildArtifact } from '@galopin/shared/contracts';

/** Hexadecimal SHA-256 over the sorted lines `path integrity\n` of the files. */
export function digestOf(files: BuildArtifact['files']): string {
  const lines = Object.entries(files).map(([file, { integrity }]) => `${file} ${integrity}\n`);
  return createHash('sha256').update(lines.sort().join('')).digest('hex');
}
