/** Milliseconds until pages read again, at first and at most: it doubles while readings go on failing. */
export const FIRST_RETRY_DELAY = 3000;
export const LONGEST_RETRY_DELAY = 60_000;

export interface FailedReadsOptions {
  readonly window: Pick<Window, 'addEventListener' | 'navigator'>;
  /** Called for each reading of the API that nobody answered. */
  readonly readFailureListeners: Pick<Set<() => void>, 'add'>;
  /** Lets open pages read again. */
  readonly onRetry: () => void;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
}

/**
 * A page that was told of a change and could not read it would stay as it is until the next one: once readings have
 * failed, pages read again some seconds later, or as soon as the browser is online.
 */
export function retryFailedReads({
  window,
  readFailureListeners,
  onRetry,
  random,
}: FailedReadsOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_RETRY_DELAY;
  let isFailing = false;

  const wait = () => {
    // Pages that failed together do not come back together.
    timer = setTimeout(retry, delay * (0.5 + random()));
  };
  function retry() {
    timer = undefined;
    if (!isFailing) delay = FIRST_RETRY_DELAY;
    // Where there is no network nothing can be read; coming online tries again.
    else if (window.navigator.onLine) {
      isFailing = false;
      delay = Math.min(2 * delay, LONGEST_RETRY_DELAY);
      wait();
      onRetry();
    }
  }
  readFailureListeners.add(() => {
    isFailing = true;
    if (timer === undefined) wait();
  });
  window.addEventListener('online', () => {
    clearTimeout(timer);
    retry();
  });
}
