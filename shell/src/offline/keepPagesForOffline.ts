import type { Logger } from '@galopin/shared/contracts';

export const WORKER_PATH = '/sw.js';

interface Options {
  /** `undefined` where the browser has none, or refuses it. */
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'ready'> | undefined;
  /** The visitor saves data: nothing is fetched beside what is read. */
  readonly savesData: boolean;
  /** Path and query of the page that was opened. */
  readonly opened: string;
  readonly logger: Logger;
}

/**
 * Has the pages that are read kept for where there is no network. The document that was opened is kept by the worker
 * itself, once there is one; what was opened before it, and what is gone to within the site, is told to it.
 * @returns to be called with path and query of each page that is shown
 */
export function keepPagesForOffline({
  workers,
  savesData,
  opened,
  logger,
}: Options): (address: string) => void {
  if (workers === undefined) return () => undefined;
  const isFirstVisit = workers.controller === null;
  const start = async () => {
    await workers.register(WORKER_PATH);
    if (isFirstVisit && !savesData) (await workers.ready).active?.postMessage({ visited: opened });
  };
  start().catch((error: unknown) => {
    logger.warn('Pages cannot be kept for offline', { message: String(error) });
  });
  return (visited) => {
    if (!savesData) workers.controller?.postMessage({ visited });
  };
}
