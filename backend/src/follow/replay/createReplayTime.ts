/** The time of a replayed day. */
export interface ReplayTime {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Lets it go on by some milliseconds. */
  readonly forward: (ms: number) => void;
}

/**
 * @param clock epoch milliseconds; the replayed day passes with it, and faster where it is told to go on. A clock that
 * stands lets it pass by hand
 */
export function createReplayTime(clock: () => number): ReplayTime {
  let ahead = 0;
  return {
    now: () => clock() + ahead,
    forward: (ms) => {
      ahead += ms;
    },
  };
}
