import type { PageChange } from '../createPageChanges';

/** Milliseconds after which a page that came up counts as viewed (specification, part 9). */
const VIEW_DELAY = 100;
/** Milliseconds after the load from which on durations are reported (specification, part 9). */
const DURATION_DELAY = 500;

export interface PageReportsOptions {
  readonly window: Pick<Window, 'addEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  /** When the document was loaded, epoch milliseconds. */
  readonly loadedAt: number;
  readonly now: () => number;
  /** @param from url of the page before; `null` for the first one of the document */
  readonly onView: (page: PageChange, from: string | null) => void;
  /** @param duration milliseconds that the page was in sight without a break */
  readonly onDuration: (page: PageChange, duration: number) => void;
}

export interface PageReports {
  /** A page came up. */
  change(page: PageChange): void;
  /** Measures afresh from the page on screen. */
  restart(): void;
  /** Measures nothing until `restart`. */
  stop(): void;
}

/**
 * Makes views and durations out of the pages that come up. The first one counts at once, each other 100 ms after it
 * came; one that is left before that never counted. A page's time runs while it is in sight: it is told when the page
 * is left, hidden or unloaded, and begins anew when it is seen again, so that no moment is told twice.
 */
export function createPageReports(options: PageReportsOptions): PageReports {
  const { window, document, loadedAt, now, onView, onDuration } = options;
  let shown: PageChange | undefined;
  let pending: PageChange | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isRegistered = false;
  /** Since when the page is in sight, epoch milliseconds. */
  let since: number | null = null;

  const isHidden = () => document.visibilityState === 'hidden';
  const closeSpan = (at: number) => {
    if (isRegistered && shown && since !== null) onDuration(shown, at - since);
    since = null;
  };
  const show = (page: PageChange, at: number, from: string | null) => {
    shown = page;
    since = isHidden() ? null : at;
    onView(page, from);
  };
  const takePending = () => {
    clearTimeout(timer);
    const page = pending;
    pending = undefined;
    return page;
  };
  const arrive = () => {
    const page = takePending();
    // There and back within the delay: nobody was anywhere else.
    if (!page || page.url === shown?.url) return;
    closeSpan(page.at);
    show(page, page.at, shown?.url ?? null);
  };
  // What has not arrived yet was not looked at.
  const leave = () => closeSpan(pending?.at ?? now());
  const restart = () => {
    isStopped = false;
    const page = takePending() ?? shown;
    if (page) show(page, now(), null);
  };

  document.addEventListener('visibilitychange', () => {
    if (isHidden()) leave();
    else if (!isStopped && !pending) since ??= now();
  });
  // The browser had put the whole page aside, and shows it again as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isStopped) restart();
  });
  setTimeout(
    () => {
      isRegistered = true;
      window.addEventListener('pagehide', leave);
    },
    Math.max(0, loadedAt + DURATION_DELAY - now()),
  );

  return {
    change(page) {
      if (isStopped) {
        shown = page;
        return;
      }
      if (!shown) return show(page, page.at, null);
      // Pages that came up before anybody listened come all at once.
      if (pending && page.at - pending.at >= VIEW_DELAY) arrive();
      takePending();
      pending = page;
      timer = setTimeout(arrive, Math.max(0, page.at + VIEW_DELAY - now()));
    },
    restart,
    stop() {
      isStopped = true;
      shown = takePending() ?? shown;
      since = null;
    },
  };
}
