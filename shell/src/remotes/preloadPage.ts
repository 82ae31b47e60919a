import type { BuildRef } from '@galopin/shared/contracts';
import { fileUrl, type Releases } from './createReleases';

/** Fetches the files of a page into the browser's cache without running any: they are likely to be needed next. */
export function preloadPage(
  document: Document,
  releases: Pick<Releases, 'integrityOf'>,
  build: BuildRef,
  page: string,
): void {
  const { js = [], css = [], modules = [] } = build.pages[page] ?? {};
  const preload = (rel: string, as?: 'script' | 'style') => (file: string) => {
    const href = fileUrl(build, file);
    const link = document.createElement('link');
    // The same attributes as on the later request, or the browser fetches the file twice.
    const integrity = releases.integrityOf(href) ?? '';
    Object.assign(link, { rel, href, crossOrigin: 'anonymous', integrity });
    if (as) link.setAttribute('as', as);
    document.head.append(link);
  };
  [build.entry, ...js].forEach(preload('preload', 'script'));
  modules.forEach(preload('modulepreload'));
  css.forEach(preload('preload', 'style'));
}
