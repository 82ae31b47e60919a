import { RELEASE_EVENT } from '@galopin/shared/contracts';
import type { PublishedMessage } from './Message';

/** Milliseconds after which a browser is to come back by itself (specification, part 9). */
const RETRY_MS = 5000;

/** JSON holds no line break, so one `data:` line is enough. */
export function streamEvent(event: string, data: unknown, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A published message as streams carry it. */
export function messageEvent(published: PublishedMessage): string {
  const { id, kind, message, status, snackbar, timeout, meta } = published;
  if (kind === 'release') return streamEvent(RELEASE_EVENT, meta, id);
  return streamEvent('notification', { message, status, snackbar, timeout, meta }, id);
}

/**
 * The greeting of a stream. Its id is where the stream goes on from, so that a page that has heard nothing yet misses
 * nothing either.
 * @param isMissed messages after the page's last one can no longer be told
 */
export function readyEvent(id: number, isMissed: boolean): string {
  return `retry: ${RETRY_MS}\n${streamEvent('ready', isMissed ? { missed: true } : {}, id)}`;
}
