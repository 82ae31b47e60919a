/** Sessions of one build in some span of time, and how many of them went badly. A session is a browser tab. */
export interface Counts {
  readonly sessions: number;
  /** Saw a crash, the last good build or a card in place of the page. */
  readonly bad: number;
}

/** What is looked at of the last minutes. */
export interface WindowCounts extends Counts {
  /** Sessions in which a file was not the one the release lists. */
  readonly integrity: number;
  /** Sessions in which nothing could be shown but a card. */
  readonly exhausted: number;
}

/** Bad sessions of all, 0 to 1; 0 without sessions. */
export const rateOf = ({ sessions, bad }: Counts): number => (sessions === 0 ? 0 : bad / sessions);

export function sumOf(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { sessions, bad }) => ({ sessions: sum.sessions + sessions, bad: sum.bad + bad }),
    { sessions: 0, bad: 0 },
  );
}
