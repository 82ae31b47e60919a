import { isForVisitors, type BuildArtifact } from '@galopin/shared/contracts';

/** Brotli bytes of all that visitors can load of a build: neither its source maps nor its server's half. */
export function loadedBytes({ files }: BuildArtifact): number {
  return Object.entries(files).reduce(
    (bytes, [file, { brotli }]) => (isForVisitors(file) ? bytes + brotli : bytes),
    0,
  );
}
