import type { AppError } from '@galopin/shared/contracts';
import {
  createPageClimb,
  type ClimbOptions,
  type PageClimb,
  type PageOutcome,
  type ReadyPage,
} from './createPageClimb';
import type { Releases } from './createReleases';
import type { LadderFailure } from './ladder';

export type { PageOutcome, ReadyPage };

export interface PageLoader {
  /**
   * Loads a page: the build that serves, once more, then the last good build; see `ladder`. Never throws. A page once
   * ready stays until a release brings another build; a failed one is tried afresh at the next call.
   */
  load(remote: string, page: string): Promise<PageOutcome>;
  /** The page if it is there already. */
  loaded(remote: string, page: string): PageOutcome | undefined;
  /** Takes back a page that was ready and then did not work: the next call takes the ladder's next step. */
  fail(remote: string, page: string, failed: ReadyPage, failure: LadderFailure, error: AppError): void;
}

export interface PageLoaderOptions extends ClimbOptions {
  readonly releases: Pick<Releases, 'releaseOf' | 'activeBuildId' | 'isDisabled'>;
}

/** Loads the pages of all remotes, each on its own way. */
export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { releases } = options;
  const climbs = new Map<string, PageClimb>();

  const climbOf = (remote: string, page: string): PageClimb => {
    const key = `${remote}/${page}`;
    const activeId = releases.activeBuildId(remote);
    const known = climbs.get(key);
    if (known && known.activeId === activeId) return known;
    const climb = createPageClimb(remote, page, activeId, options);
    climbs.set(key, climb);
    return climb;
  };

  return {
    loaded: (remote, page) => climbOf(remote, page).ready(),
    load: (remote, page) =>
      releases.isDisabled(remote) ? Promise.resolve({ status: 'disabled' }) : climbOf(remote, page).load(),
    fail: (remote, page, failed, failure, error) => climbOf(remote, page).fail(failed, failure, error),
  };
}
