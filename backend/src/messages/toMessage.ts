import {
  MESSAGE_MOMENT,
  type messageOrder,
  type MessageSource,
  readersOf,
  type ReadOf,
} from '@galopin/shared/contracts';
import { invalidParameter } from '../http/errors';
import type { NewMessage } from './Message';

/** How far ahead a message can be scheduled, milliseconds. */
const FURTHEST_MS = 30 * 24 * 3_600_000;
/** Milliseconds by which the sender's clock may be behind ours. */
const CLOCK_SLACK_MS = 60_000;
/** A backslash is a slash to browsers; a control character they leave out. */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const PATH_OF_SITE = /^\/(?![/\\])[^\\\u0000-\u0020]*$/;

export interface OrderedMessage {
  readonly message: NewMessage;
  /** Epoch milliseconds; null: now. */
  readonly due: number | null;
}

/**
 * Makes the message of an order to publish.
 * @param now epoch milliseconds
 * @throws CallError 400 `invalid-parameter` for an address that is not the site's, or a moment that cannot be
 */
export function toMessage(
  { at, ...content }: ReadOf<typeof messageOrder>['body'],
  source: MessageSource,
  now: number,
): OrderedMessage {
  requirePath(content.meta['href']);
  const due = at === undefined ? null : Date.parse(at);
  if (due !== null && (due < now - CLOCK_SLACK_MS || due > now + FURTHEST_MS))
    throw invalidParameter('at', at, MESSAGE_MOMENT);
  return { message: { ...content, message: content.message.trim(), kind: readersOf(content), source }, due };
}

function requirePath(href: unknown): void {
  if (href === undefined) return;
  if (typeof href !== 'string' || !PATH_OF_SITE.test(href))
    throw invalidParameter('meta.href', href, 'a path of this site that begins with one slash');
}
