import { AppError, type BuildRef } from '@galopin/shared/contracts';
import { fileUrl, type Releases } from './createReleases';

/** The style sheets of remotes' pages in the document. */
export interface PageStyles {
  /**
   * Adds those of a page, each with its hash, and waits until they apply.
   * @throws AppError `remote-load` naming the one that cannot be had or is not the promised one
   */
  load(build: BuildRef, page: string): Promise<void>;
  /**
   * Takes out those of other builds of the same remote: the build's own page is on screen. Those that a widget beside it
   * holds stay.
   */
  keepOnly(build: BuildRef): void;
  /** A widget of the build is on screen; returns the way to say that it is no more. */
  hold(build: BuildRef): () => void;
}

export function createPageStyles(document: Document, releases: Pick<Releases, 'integrityOf'>): PageStyles {
  const pending = new Map<string, Promise<void>>();
  const held = new Map<symbol, string>();

  const add = (build: BuildRef, url: string) =>
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        pending.delete(url);
        reject(new AppError('remote-load', `${url} could not be loaded`, { details: { url } }));
      });
      Object.assign(link, {
        rel: 'stylesheet',
        href: url,
        crossOrigin: 'anonymous',
        integrity: releases.integrityOf(url) ?? '',
      });
      link.dataset['container'] = build.container;
      document.head.append(link);
    });

  /** The document of a page that a server rendered has its sheets already. */
  const isThere = (url: string) =>
    document.head.querySelector(`link[rel="stylesheet"][href="${CSS.escape(url)}"]`) !== null;
  const sheetOf = (build: BuildRef, url: string): Promise<void> => {
    const sheet = pending.get(url) ?? (isThere(url) ? Promise.resolve() : add(build, url));
    pending.set(url, sheet);
    return sheet;
  };

  return {
    async load(build, page) {
      const urls = (build.pages[page]?.css ?? []).map((file) => fileUrl(build, file));
      await Promise.all(urls.map((url) => sheetOf(build, url)));
    },
    hold({ container }) {
      const widget = Symbol(container);
      held.set(widget, container);
      return () => void held.delete(widget);
    },
    keepOnly(build) {
      const family = familyOf(build);
      const kept = new Set([build.container, ...held.values()]);
      for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[data-container]')) {
        const container = link.dataset['container'] ?? '';
        if (kept.has(container) || !container.startsWith(family)) continue;
        pending.delete(new URL(link.href).pathname);
        link.remove();
      }
    },
  };
}

/** What the containers of all builds of a remote begin with. */
const familyOf = ({ container, buildId }: BuildRef): string => container.slice(0, -buildId.length);
