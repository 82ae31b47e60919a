/** What prefetching needs to know of the visitor's connection. */
interface Connection {
  readonly saveData?: boolean;
}

const MOST_AT_ONCE = 4;

/**
 * Runs prefetches in the order they were asked for, at most four at once, each key once, none when the visitor saves
 * data. A prefetch that fails may be asked for again.
 */
export function createPrefetcher(connection: () => Connection | undefined) {
  const started = new Set<string>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const next = () => {
    if (running >= MOST_AT_ONCE) return;
    waiting.shift()?.();
  };

  return function prefetch(key: string, work: () => Promise<boolean>): void {
    if (started.has(key) || connection()?.saveData) return;
    started.add(key);
    waiting.push(() => {
      running += 1;
      void work()
        .catch(() => false)
        .then((done) => {
          if (!done) started.delete(key);
          running -= 1;
          next();
        });
    });
    next();
  };
}
