import type { PageModule, RemoteRelease } from '@galopin/shared/contracts';
import { createBuildMemory } from '../remotes/createBuildMemory';
import { checkPage } from '../remotes/checkPage';
import { createPageLoader } from '../remotes/createPageLoader';
import { createTestLogger } from './createTestLogger';
import { fakeBuild } from './fixtures';

/** What the page `home` of the two builds of a remote. */
export interface FallbackPages {
  readonly active: PageModule;
  readonly lastGood?: PageModule;
}

export const activeBuild = fakeBuild('mf-test', 'aaaaaaaaaaaaaaaa');
export const lastGoodBuild = fakeBuild('mf-test', '9999999999999999');

/** The real page loader over a remote in memory, all of whose pages are the same. */
export function createFallbackPages({ active, lastGood }: FallbackPages) {
  const release: RemoteRelease = { active: activeBuild, ...(lastGood && { lastGood: lastGoodBuild }) };
  return createPageLoader({
    check: checkPage,
    releases: {
      activeBuildId: () => activeBuild.buildId,
      releaseOf: async () => release,
      isDisabled: () => false,
    },
    importPage: async (build) => ({ page: build === activeBuild ? active : lastGood }),
    memory: createBuildMemory(undefined),
    logger: createTestLogger(),
    now: () => Date.now(),
    limit: 8000,
    onEvent: () => undefined,
    onStandby: () => undefined,
    isTampered: async () => false,
    waitBeforeRetry: async () => undefined,
  });
}
