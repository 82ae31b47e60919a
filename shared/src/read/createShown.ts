import type { Logger, PageAddress } from '../contracts';

/** Data of the page on screen, and the query of its address. */
export interface Shown<Data> {
  readonly data: Data;
  readonly query: PageAddress['query'];
}

export interface ShownMemory<Data> {
  /** Remembers what the page shows, kept up to date there. Returns the way to forget it. */
  remember(logger: Logger, data: Data, query: PageAddress['query']): () => void;
  /** Returns the data on screen, so that the loader can reuse it when the new address needs nothing else. */
  read(logger: Logger): Shown<Data> | undefined;
}

/** Memory of what one page shows. Kept by logger, which is all that a page and its loader have in common of a shell. */
export function createShown<Data>(): ShownMemory<Data> {
  const shown = new WeakMap<Logger, Shown<Data>>();
  return {
    remember(logger, data, query) {
      const entry = { data, query };
      shown.set(logger, entry);
      return () => {
        if (shown.get(logger) === entry) shown.delete(logger);
      };
    },
    read: (logger) => shown.get(logger),
  };
}
