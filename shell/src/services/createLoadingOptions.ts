import type { AppError, BuildRef } from '@galopin/shared/contracts';
import { logger } from '../browser/logger';
import type { PageLoaderOptions } from '../remotes/createPageLoader';
import type { PageStyles } from '../remotes/createPageStyles';
import type { Releases } from '../remotes/createReleases';
import type { ImportPage } from '../remotes/createCodeImporter';
import { isTampered } from '../remotes/isTampered';
import { preloadPage } from '../remotes/preloadPage';

/** Shortest and longest wait, in milliseconds, before the second try. */
const RETRY_PAUSE = [50, 150] as const;

interface Loading extends Pick<PageLoaderOptions, 'memory' | 'now' | 'limit' | 'onEvent'> {
  readonly releases: Releases;
  readonly styles: Pick<PageStyles, 'load'>;
  readonly importCode: ImportPage;
}

/** How the code of pages and widgets alike is loaded in a browser. */
export function createLoadingOptions({
  styles,
  importCode,
  ...known
}: Loading): Omit<PageLoaderOptions, 'check'> & Pick<Loading, 'releases'> {
  const { releases } = known;
  const fetch = window.fetch.bind(window);
  return {
    ...known,
    logger,
    importPage: async (build: BuildRef, page: string) =>
      (await Promise.all([importCode(build, page), styles.load(build, page)]))[0],
    onStandby: (build, _remote, page) => preloadPage(document, releases, build, page),
    isTampered: (error: AppError) => isTampered(error, releases, fetch),
    waitBeforeRetry: () => {
      const [shortest, longest] = RETRY_PAUSE;
      return new Promise((resolve) => setTimeout(resolve, shortest + Math.random() * (longest - shortest)));
    },
  };
}
