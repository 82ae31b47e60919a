import type { Logger } from '@galopin/shared/contracts';
import { audienceCopy as copy } from '../../i18n/audienceCopy';

export type UnloadWindow = Pick<Window, 'addEventListener' | 'navigator' | 'fetch'>;

/**
 * Sends JSON so that it arrives when the page is gone: as a beacon, and by a POST that is kept alive where the browser
 * has none (specification, part 7). Begins at once, never rejects.
 */
export async function sendAtUnload(
  window: UnloadWindow,
  logger: Logger,
  path: string,
  body: object,
): Promise<void> {
  const text = JSON.stringify(body);
  try {
    // Not in every browser, whatever its type says.
    const { sendBeacon } = window.navigator as Partial<Navigator>;
    if (sendBeacon !== undefined) {
      const isTaken = sendBeacon.call(window.navigator, path, new Blob([text], { type: 'application/json' }));
      if (!isTaken) logger.warn(copy.beaconRefused, { path });
      return;
    }
    const headers = { 'content-type': 'application/json' };
    const answer = await window.fetch(path, { method: 'POST', keepalive: true, headers, body: text });
    if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
  } catch (error) {
    logger.error(copy.failed.duration, { message: String(error) });
  }
}
