import { AppError, type HealthEvent, type RouteEntry } from '@galopin/shared/contracts';
import type { ReadyPage } from './createPageLoader';
import type { PausableTimeout } from './createPausableTimeout';

/** One mounted page: who mounts it reports here what became of it. */
export interface PageMount {
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

/** Where no page is mounted. */
export const NO_MOUNT: PageMount = {
  committed: () => undefined,
  crashed: () => 'asking',
  replace: () => undefined,
};

/** What is mounted: a page or a widget of a remote, by the name it is exposed as. */
export type MountTarget = Pick<RouteEntry, 'remote' | 'page'>;

interface PageMountOptions {
  readonly now: () => number;
  readonly onEvent: (event: HealthEvent) => void;
  readonly onShown: (shown: ReadyPage<unknown>) => void;
  readonly holdsInput: () => boolean;
  readonly revalidate: () => void;
}

interface OpenedBuild {
  readonly route: MountTarget;
  readonly outcome: ReadyPage<unknown>;
  /** When the visitor wanted the page, epoch milliseconds. */
  readonly requestedAt: number;
  readonly timeout: PausableTimeout;
  readonly fail: (error: AppError) => void;
}

/** Builds that took over are announced once; they then stay for the next time the page is opened. */
const announced = new WeakSet<ReadyPage<unknown>>();

export function createPageMount(
  { now, onEvent, onShown, holdsInput, revalidate }: PageMountOptions,
  { route, outcome, requestedAt, timeout, fail }: OpenedBuild,
): PageMount {
  const { build, role, since, tookOver } = outcome;
  const report = (kind: 'loaded' | 'fallback', ms: number) =>
    onEvent({ kind, remote: route.remote, build: build.buildId, role, page: route.page, ms });

  return {
    committed(isFirst) {
      timeout.stop();
      onShown(outcome);
      if (isFirst) report('loaded', now() - requestedAt);
      if (!tookOver || announced.has(outcome)) return;
      announced.add(outcome);
      // A build that was prefetched may have failed long before anybody wanted it.
      report('fallback', now() - Math.max(since, requestedAt));
    },
    crashed(error) {
      timeout.stop();
      fail(crashOf(error, route));
      if (holdsInput()) return 'asking';
      revalidate();
      return 'replaced';
    },
    replace: revalidate,
  };
}

/** An error of the site for what a page threw. */
export function crashOf(cause: unknown, { remote, page }: MountTarget): AppError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new AppError('remote-crash', message, { cause, details: { remote, page } });
}
