import type { Logger } from '@galopin/shared/contracts';
import type { Notifications } from './createNotifications';

/** Id of the last message that was seen on this device. */
export const READ_KEY = 'galopin.messages.read';

/**
 * Keeps on the device what was seen of the history, for all tabs of the browser. A device that refuses keeps it as long
 * as the page.
 * @returns whether a visit before this one left a mark
 */
export function keepReadMark(
  { store, markRead }: Pick<Notifications, 'store' | 'markRead'>,
  storage: Storage | undefined,
  window: Pick<Window, 'addEventListener'>,
  logger: Logger,
): boolean {
  const attempt = (task: (kept: Storage) => void) => {
    try {
      if (storage !== undefined) task(storage);
    } catch (error) {
      logger.warn('This device does not keep which messages were seen', { message: String(error) });
    }
  };
  const read = (text: string | null) => {
    if (text !== null && /^\d{1,15}$/.test(text)) markRead(Number(text));
  };
  attempt((kept) => read(kept.getItem(READ_KEY)));
  const isKnown = store.getState().readUpTo !== null;
  store.subscribe(({ readUpTo }, before) => {
    if (readUpTo !== null && readUpTo !== before.readUpTo)
      attempt((kept) => kept.setItem(READ_KEY, String(readUpTo)));
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === READ_KEY) read(newValue);
  });
  return isKnown;
}
