import type { AppError, PageModule } from '@galopin/shared/contracts';
import {
  createPageFallback,
  type PageFallbackOptions,
  type PageFallback,
  type PageOutcome,
  type ReadyPage,
} from './createPageFallback';
import type { Releases } from './createReleases';
import type { LoadFailure } from './nextStep';

export type { PageOutcome, ReadyPage };

export interface PageLoader<Module = PageModule> {
  /**
   * Loads a page: the build that serves, once more, then the last good build; see `nextStep`. Never throws. A page once
   * ready stays until a release brings another build; a failed one is tried afresh at the next call.
   */
  load(remote: string, page: string): Promise<PageOutcome<Module>>;
  /** The page if it is there already. */
  loaded(remote: string, page: string): PageOutcome<Module> | undefined;
  /** Takes back a page that was ready and then did not work: the next call takes the next step. */
  fail(remote: string, page: string, failed: ReadyPage<Module>, failure: LoadFailure, error: AppError): void;
}

export interface PageLoaderOptions<Module = PageModule> extends PageFallbackOptions<Module> {
  readonly releases: Pick<Releases, 'releaseOf' | 'activeBuildId' | 'isDisabled'>;
}

/** Loads the pages of all remotes, or their widgets, each with fallbacks of its own. */
export function createPageLoader<Module>(options: PageLoaderOptions<Module>): PageLoader<Module> {
  const { releases } = options;
  const fallbacks = new Map<string, PageFallback<Module>>();

  const fallbackOf = (remote: string, page: string): PageFallback<Module> => {
    const key = `${remote}/${page}`;
    const activeId = releases.activeBuildId(remote);
    const known = fallbacks.get(key);
    if (known && known.activeId === activeId) return known;
    const fallback = createPageFallback(remote, page, activeId, options);
    fallbacks.set(key, fallback);
    return fallback;
  };

  return {
    loaded: (remote, page) => fallbackOf(remote, page).ready(),
    load: (remote, page) =>
      releases.isDisabled(remote) ? Promise.resolve({ status: 'disabled' }) : fallbackOf(remote, page).load(),
    fail: (remote, page, failed, failure, error) => fallbackOf(remote, page).fail(failed, failure, error),
  };
}
