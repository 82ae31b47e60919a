import { AppError, type HealthEvent, type RouteEntry } from '@galopin/shared/contracts';
import type { ReadyPage } from './createPageLoader';
import type { Patience } from './createPatience';

/** One visit of a page, as the place that mounts it tells of it. */
export interface Visit {
  /** The page is on screen; `isFirst` is false for a renewal of its data. */
  committed(isFirst: boolean): void;
  /**
   * The page threw while rendering.
   * @returns `replaced` when something else is on its way; `asking` when the visitor is to say when
   */
  crashed(error: Error): 'replaced' | 'asking';
  /** The visitor lets the page be replaced. */
  replace(): void;
}

/** Of a place where no page is. */
export const NO_VISIT: Visit = {
  committed: () => undefined,
  crashed: () => 'asking',
  replace: () => undefined,
};

interface VisitOptions {
  readonly now: () => number;
  readonly onEvent: (event: HealthEvent) => void;
  readonly onShown: (shown: ReadyPage) => void;
  readonly holdsInput: () => boolean;
  readonly revalidate: () => void;
}

interface VisitedPage {
  readonly route: RouteEntry;
  readonly outcome: ReadyPage;
  /** When the visitor wanted the page, epoch milliseconds. */
  readonly wished: number;
  readonly own: Patience;
  readonly fail: (error: AppError) => void;
}

/** Builds that took over are announced once; they then stay for the next visits of the page. */
const announced = new WeakSet<ReadyPage>();

export function createVisit(
  { now, onEvent, onShown, holdsInput, revalidate }: VisitOptions,
  { route, outcome, wished, own, fail }: VisitedPage,
): Visit {
  const { build, role, since, tookOver } = outcome;
  const report = (kind: 'loaded' | 'fallback', ms: number) =>
    onEvent({ kind, remote: route.remote, build: build.buildId, role, page: route.page, ms });

  return {
    committed(isFirst) {
      own.stop();
      onShown(outcome);
      if (isFirst) report('loaded', now() - wished);
      if (!tookOver || announced.has(outcome)) return;
      announced.add(outcome);
      // A build that was prefetched may have failed long before anybody wanted it.
      report('fallback', now() - Math.max(since, wished));
    },
    crashed(error) {
      own.stop();
      fail(crashOf(error, route));
      if (holdsInput()) return 'asking';
      revalidate();
      return 'replaced';
    },
    replace: revalidate,
  };
}

/** An error of the site for what a page threw. */
export function crashOf(cause: unknown, { remote, page }: RouteEntry): AppError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new AppError('remote-crash', message, { cause, details: { remote, page } });
}
