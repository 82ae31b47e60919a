/** Milliseconds until pages look again, at first and at most: it doubles while readings go on failing. */
export const FIRST_LOOK = 3000;
export const LONGEST_LOOK = 60_000;

export interface LookAgainOptions {
  readonly window: Pick<Window, 'addEventListener' | 'navigator'>;
  /** Called for each reading of the API that nobody answered. */
  readonly unread: Pick<Set<() => void>, 'add'>;
  /** Lets open pages look again. */
  readonly tell: () => void;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
}

/**
 * A page that was told of a change and could not read it would stand still until the next one: once readings have
 * failed, pages look again some seconds later, or as soon as the browser is online.
 */
export function lookAgain({ window, unread, tell, random }: LookAgainOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_LOOK;
  let isFailing = false;

  const wait = () => {
    // Pages that failed together do not come back together.
    timer = setTimeout(look, pause * (0.5 + random()));
  };
  function look() {
    timer = undefined;
    if (!isFailing) pause = FIRST_LOOK;
    // Where there is no network nothing can be read; coming online looks.
    else if (window.navigator.onLine) {
      isFailing = false;
      pause = Math.min(2 * pause, LONGEST_LOOK);
      wait();
      tell();
    }
  }
  unread.add(() => {
    isFailing = true;
    if (timer === undefined) wait();
  });
  window.addEventListener('online', () => {
    clearTimeout(timer);
    look();
  });
}
