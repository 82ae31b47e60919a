import type { Releases } from './createReleases';

declare global {
  interface Window {
    /** Asked by every build's chunk loader before it adds a script: see tools/webpack/IntegrityPlugin. */
    __galopinIntegrity?: (url: string) => string;
  }
}

/** Where immutable builds live; nothing from there runs without a known hash. */
const BUILDS = '/_mf/';

/** Answers the chunk loaders of the shell and of every remote. */
export function installIntegrity(target: Window, releases: Pick<Releases, 'integrityOf'>): void {
  target.__galopinIntegrity = (url) => {
    const known = releases.integrityOf(url);
    if (known !== undefined) return known;
    if (new URL(url, target.location.origin).pathname.startsWith(BUILDS)) {
      throw new Error(`${url} is not part of the release: it is not loaded`);
    }
    return '';
  };
}
