import type { ChangeFeed } from './ChangeFeed';

export interface RefresherOptions {
  readonly changes: Pick<ChangeFeed, 'subscribe'>;
  /** Milliseconds after a change, so that what comes one after the other is worked off at once. */
  readonly settle: number;
  /** One batch of the work; `more` when some is left. */
  readonly work: () => Promise<'more' | 'done'>;
  /** Told of a batch that failed; it is tried again later. */
  readonly onFailure: (message: string) => void;
}

/** Work in the background. */
export interface Refresher {
  /** Waits for the batch under way; none begins any more. */
  stop(): Promise<void>;
}

/** Milliseconds between looks for what another process wrote. */
const LOOK_EVERY = 60_000;
/** Milliseconds left to others between two batches: the embedded database does one thing at a time. */
const PAUSE = 100;

/** Brings what is derived up to date: after the start, after changes told by this process, and once a minute. */
export function startRefresher({ changes, settle, work, onFailure }: RefresherOptions): Refresher {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let due = Number.POSITIVE_INFINITY;
  let batch: Promise<void> = Promise.resolve();

  // What is due earlier stays: changes that follow one another without end must not put the work off for ever.
  const later = (milliseconds: number) => {
    const at = performance.now() + milliseconds;
    if (stopped || at >= due) return;
    due = at;
    clearTimeout(timer);
    timer = setTimeout(() => (batch = run()), milliseconds);
    timer.unref();
  };
  const run = async () => {
    due = Number.POSITIVE_INFINITY;
    try {
      later((await work()) === 'more' ? PAUSE : LOOK_EVERY);
    } catch (error) {
      if (!stopped) onFailure(error instanceof Error ? error.message : String(error));
      later(LOOK_EVERY);
    }
  };

  const unsubscribe = changes.subscribe(() => later(settle));
  later(settle);
  return {
    stop: async () => {
      stopped = true;
      unsubscribe();
      clearTimeout(timer);
      await batch;
    },
  };
}
