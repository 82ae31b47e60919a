import type { BuildArtifact } from '@galopin/shared/contracts';

/** Brotli bytes of all that visitors can load of a build: its source maps are never served. */
export function loadedBytes({ files }: BuildArtifact): number {
  return Object.entries(files).reduce(
    (bytes, [file, { brotli }]) => (file.endsWith('.map') ? bytes : bytes + brotli),
    0,
  );
}
