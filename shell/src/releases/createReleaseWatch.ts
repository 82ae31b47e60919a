/** Milliseconds between two checks of a page that is looked at. */
export const CHECK_PERIOD = 300_000;
/** Longest time, in milliseconds, that an announced release is left to itself: not all tabs ask at once. */
const SPREAD = 500;

export interface ReleaseWatchOptions {
  readonly window: Pick<Window, 'addEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly check: () => Promise<void>;
  readonly now: () => number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
}

export interface ReleaseWatch {
  /** The server has said that something changed. */
  announce(): void;
}

/**
 * Decides when to check for other builds: when one is announced, every 5 minutes, when the page is looked at again
 * after as long, and when the network is back. A hidden page asks nothing; what it misses it asks when it is looked at.
 */
export function createReleaseWatch({
  window,
  document,
  check,
  now,
  random,
}: ReleaseWatchOptions): ReleaseWatch {
  let isStale = false;
  let checkedAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isHidden = () => document.visibilityState === 'hidden';
  const checkAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  };
  const run = async () => {
    if (isHidden()) {
      isStale = true;
      return;
    }
    isStale = false;
    checkedAt = now();
    checkAfter(CHECK_PERIOD);
    await check();
  };
  const look = () => {
    if (!isHidden() && (isStale || now() - checkedAt >= CHECK_PERIOD)) void run();
  };

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', () => void run());
  checkAfter(CHECK_PERIOD);
  return { announce: () => checkAfter(random() * SPREAD) };
}
