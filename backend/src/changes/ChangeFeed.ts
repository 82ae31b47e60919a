/** Tells those who keep copies that what is stored for a day has changed. */
export interface ChangeFeed {
  /** @param day `YYYY-MM-DD` */
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
