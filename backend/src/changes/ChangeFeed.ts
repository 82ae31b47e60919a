/** In place of a day: what editors write that belongs to none. */
export const NO_DAY = 'edited';

/** Tells those who keep copies that what is stored for a day, or edited, has changed. */
export interface ChangeFeed {
  /** @param day `YYYY-MM-DD`, or {@link NO_DAY} */
  announce(day: string): void;
  /** Calls back at every change; returns the way to stop. */
  subscribe(listener: (day: string) => void): () => void;
}

export function createChangeFeed(): ChangeFeed {
  const listeners = new Set<(day: string) => void>();
  return {
    announce: (day) => listeners.forEach((listener) => listener(day)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
