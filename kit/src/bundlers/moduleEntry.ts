import { INTEGRITY_GLOBAL } from '../webpack/IntegrityPlugin';

/** The script that stands before an entry that is an ES module. */
export const MODULE_ENTRY = 'galopin-entry.js';

export interface ModuleEntry {
  /** Global name of the container. */
  readonly container: string;
  /** The container's module, by path below the build's folder. */
  readonly entry: string;
  /** Modules that the container needs, itself included. */
  readonly own: readonly string[];
  /** Modules that each page or widget needs besides, by its key. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * A container, as a classic script, for one that is an ES module. An `import` carries no hash, and takes its hash along
 * to nothing that it imports in turn; so every module that it leads to is fetched by a link with its hash beforehand and
 * is in the document's module map, from which the `import` takes it. None is run before all have come.
 * @source https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload
 */
export function writeModuleEntry({ container, entry, own, pages }: ModuleEntry): string {
  const exposed = Object.fromEntries(Object.entries(pages).map(([key, files]) => [`./${key}`, files]));
  return `(() => {
  const base = document.currentScript.src.replace(/[^/]*$/, '');
  const pages = ${JSON.stringify(exposed)};
  const coming = new Map();
  const fetchModule = (file) => {
    const href = base + file;
    const fetched = new Promise((resolve, reject) => {
      const link = document.createElement('link');
      const integrity = self.${INTEGRITY_GLOBAL} ? self.${INTEGRITY_GLOBAL}(href) : '';
      Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', integrity, href });
      link.onload = resolve;
      link.onerror = () => {
        coming.delete(file);
        link.remove();
        reject(Object.assign(new Error(href + ' could not be loaded'), { name: 'ChunkLoadError', request: href }));
      };
      document.head.append(link);
    });
    coming.set(file, fetched);
    return fetched;
  };
  const fetchAll = (files) => Promise.all(files.map((file) => coming.get(file) ?? fetchModule(file)));
  let container;
  self[${JSON.stringify(container)}] = {
    async init(...scopes) {
      await fetchAll(${JSON.stringify(own)});
      container = await import(base + ${JSON.stringify(entry)});
      return container.init(...scopes);
    },
    async get(key) {
      await fetchAll(pages[key] ?? []);
      return container.get(key);
    },
  };
})();
`;
}
