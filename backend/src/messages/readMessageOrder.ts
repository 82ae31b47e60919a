import {
  DEFAULT_NOTIFICATION_TIMEOUT,
  MOST_MESSAGE_CHARACTERS,
  NOTIFICATION_STATUSES,
  type MessageSource,
} from '@galopin/shared/contracts';
import * as v from 'valibot';
import { ApiError, invalidParameter } from '../http/errors';
import { kindOf, type NewMessage } from './Message';

/** How far ahead a message can be scheduled, milliseconds. */
const FURTHEST_MS = 30 * 24 * 3_600_000;
/** Milliseconds by which the sender's clock may be behind ours. */
const CLOCK_SLACK_MS = 60_000;
const LEAST_TIMEOUT = 1000;
const MOST_TIMEOUT = 60_000;
const MOST_META_BYTES = 2048;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
/** A backslash is a slash to browsers; a control character they leave out. */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const PATH_OF_SITE = /^\/(?![/\\])[^\\\u0000-\u0020]*$/;

const wanted = {
  body: 'an object with message, and status, snackbar, timeout, meta, at as needed',
  message: `a text of 1 to ${MOST_MESSAGE_CHARACTERS} characters`,
  status: `one of ${NOTIFICATION_STATUSES.join(', ')}`,
  snackbar: 'true or false',
  timeout: `milliseconds from ${LEAST_TIMEOUT} to ${MOST_TIMEOUT}`,
  meta: `an object of texts, numbers and booleans, at most ${MOST_META_BYTES} bytes as JSON`,
  href: 'a path of this site that begins with one slash',
  at: 'a moment with zone (2026-11-22T18:30:00+01:00), not past, within 30 days',
};

const Meta = v.pipe(
  // To valibot, an array is a record too.
  v.custom<object>((value) => !Array.isArray(value), wanted.meta),
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()], wanted.meta), wanted.meta),
  v.check((meta) => Buffer.byteLength(JSON.stringify(meta)) <= MOST_META_BYTES, wanted.meta),
);

const Order = v.strictObject(
  {
    message: v.pipe(
      v.string(wanted.message),
      v.check((text) => text.trim() !== '' && text.length <= MOST_MESSAGE_CHARACTERS, wanted.message),
    ),
    status: v.optional(v.picklist(NOTIFICATION_STATUSES, wanted.status), 'info'),
    snackbar: v.optional(v.boolean(wanted.snackbar), true),
    timeout: v.optional(
      v.pipe(
        v.number(wanted.timeout),
        v.minValue(LEAST_TIMEOUT, wanted.timeout),
        v.maxValue(MOST_TIMEOUT, wanted.timeout),
        v.integer(wanted.timeout),
      ),
      DEFAULT_NOTIFICATION_TIMEOUT,
    ),
    meta: v.optional(Meta, {}),
    at: v.optional(
      v.pipe(v.string(wanted.at), v.regex(ZONED, wanted.at), v.transform(Date.parse), v.number(wanted.at)),
    ),
  },
  wanted.body,
);

export interface ReadOrder {
  readonly message: NewMessage;
  /** Epoch milliseconds; null: now. */
  readonly due: number | null;
}

/**
 * Reads the body of an order to publish.
 * @param now epoch milliseconds
 * @throws ApiError 400 `unknown-field` and 400 `invalid-parameter`, each naming the field (`meta.href`)
 */
export function readMessageOrder(body: unknown, source: MessageSource, now: number): ReadOrder {
  const result = v.safeParse(Order, body);
  if (!result.success) {
    const [issue] = result.issues;
    const field = v.getDotPath(issue) ?? 'body';
    if (issue.type === 'strict_object' && issue.expected === 'never')
      throw new ApiError(400, 'unknown-field', `"${field}" is no field of a message.`, { field });
    throw invalidParameter(field, issue.input, field === 'body' ? wanted.body : messageOf(issue));
  }
  const { at, ...content } = result.output;
  requirePath(content.meta['href']);
  if (at !== undefined && (at < now - CLOCK_SLACK_MS || at > now + FURTHEST_MS))
    throw invalidParameter('at', new Date(at).toISOString(), wanted.at);
  return {
    message: { ...content, message: content.message.trim(), kind: kindOf(content), source },
    due: at === undefined ? null : at,
  };
}

/** A missing key has no message of ours. */
const messageOf = (issue: v.BaseIssue<unknown>): string =>
  issue.input === undefined && v.getDotPath(issue) === 'message' ? wanted.message : issue.message;

function requirePath(href: unknown): void {
  if (href === undefined) return;
  if (typeof href !== 'string' || !PATH_OF_SITE.test(href))
    throw invalidParameter('meta.href', href, wanted.href);
}
