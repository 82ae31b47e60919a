import { fetchDocument, type SentDocument } from './sentDocument';

export interface DocumentLoad {
  /** Documents that came so far. */
  count(): number;
  /** Resolves when all that was asked for has come. */
  stop(): Promise<void>;
}

/** Milliseconds between two handfuls. */
const PACE = 20;

/**
 * Asks for a document again and again, each time as somebody new.
 * @param judge told every document, and the moment it was asked for, by `performance.now()`
 * @throws what asking or judging threw first, when it is stopped
 */
export function loadDocuments(
  address: string,
  perSecond: number,
  judge: (document: SentDocument, askedAt: number) => void,
): DocumentLoad {
  let count = 0;
  const failures: unknown[] = [];
  const underWay = new Set<Promise<void>>();
  const ask = async () => {
    const askedAt = performance.now();
    try {
      judge(await fetchDocument(address), askedAt);
      count += 1;
    } catch (error) {
      failures.push(error);
    }
  };
  const timer = setInterval(() => {
    for (let n = 0; n < (perSecond * PACE) / 1000; n += 1) {
      const asking = ask().finally(() => underWay.delete(asking));
      underWay.add(asking);
    }
  }, PACE);
  return {
    count: () => count,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      if (failures.length > 0) throw failures[0];
    },
  };
}
