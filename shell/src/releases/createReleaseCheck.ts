import {
  RELEASE_PATHS,
  type Logger,
  type ReleaseManifest,
  type ReleaseMark,
} from '@galopin/shared/contracts';
import { bringsOtherBuilds } from './compareReleases';

export interface ReleaseCheckOptions {
  readonly fetch: typeof window.fetch;
  readonly logger: Logger;
  /** The newest release that the page knows of. */
  readonly known: () => ReleaseManifest;
  readonly onNewer: (manifest: ReleaseManifest) => void;
}

/**
 * Asks whether other builds serve by now, and for their manifest if so. Checks do not overlap; one that fails is logged
 * and the next is as good.
 */
export function createReleaseCheck({
  fetch,
  logger,
  known,
  onNewer,
}: ReleaseCheckOptions): () => Promise<void> {
  let running: Promise<void> | undefined;

  const ask = async <Answer extends { readonly schema: 1 }>(path: string): Promise<Answer> => {
    const response = await fetch(path, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const answer = (await response.json()) as Answer;
    if (answer.schema !== 1) throw new Error(`${path} has schema ${String(answer.schema)}, wanted 1`);
    return answer;
  };
  const check = async () => {
    try {
      if (!bringsOtherBuilds(known(), await ask<ReleaseMark>(RELEASE_PATHS.current))) return;
      onNewer(await ask<ReleaseManifest>(RELEASE_PATHS.manifest));
    } catch (error) {
      logger.warn('The release could not be checked', { message: String(error) });
    }
  };

  return async () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}
