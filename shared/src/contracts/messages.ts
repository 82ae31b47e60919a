import * as v from 'valibot';
import { count, declareCall, described, whole } from '#terms';
import type { AnswerOf, GivenTo, ShapeOf } from './calls/Call';
import { limitOf, recordOf } from './calls/params';
import { utcTime } from './calls/values';
import { DEFAULT_NOTIFICATION_TIMEOUT, NOTIFICATION_STATUSES } from './Notification';

/** Calls of the notification stream beside the stream itself. */
export const MESSAGE_PATHS = {
  /** `POST`: publishes or schedules; for the administrator or with `WEBHOOK_TOKEN` as bearer. */
  publish: '/apin/webhook/message',
  /** `GET ?limit=`: the latest published messages that people may want to read, newest first; public. */
  recent: '/apin/webhook/message/recent',
  /** `GET ?limit=&before=`: everything published, and what is scheduled; for the administrator. */
  history: '/apin/admin/notifications',
} as const;

/** Query parameter of the stream: id of the last message that was heard, where no header can carry it. */
export const LAST_EVENT_PARAMETER = 'lastEventId';

/** Characters of a message that people write. */
export const MOST_MESSAGE_CHARACTERS = 500;

const MESSAGE_SOURCES = ['admin', 'webhook', 'races', 'releases'] as const;
/** Who published: a person in /Admin, another system by the webhook, the arrivals, the import, the release ledger. */
export type MessageSource = (typeof MESSAGE_SOURCES)[number];

const LEAST_TIMEOUT = 1000;
const MOST_TIMEOUT = 60_000;
const MOST_META_BYTES = 2048;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** What is wanted of the moment of a message. */
export const MESSAGE_MOMENT = 'a moment with zone (2026-11-22T18:30:00+01:00), not past, within 30 days';

const messageMeta = () =>
  v.pipe(
    recordOf(
      v.union([v.string(), v.number(), v.boolean(), v.null()]),
      'an object of texts, numbers and booleans',
    ),
    v.check((meta) => new TextEncoder().encode(JSON.stringify(meta)).length <= MOST_META_BYTES),
  );

/** Publishes a message, or schedules it. */
export const messageOrder = declareCall(
  {
    method: 'POST',
    path: MESSAGE_PATHS.publish,
    answer: v.object({
      id: described(v.string(), 'of the message, or of the scheduled one when it waits'),
      scheduledFor: described(v.nullable(utcTime), 'null: published now'),
    }),
  },
  () => ({
    summary: 'Publishes a message, or schedules it',
    description: 'For the administrator, or with WEBHOOK_TOKEN as bearer. meta.href is a path of this site.',
    access: 'admin-fresh',
    status: 202,
    body: v.strictObject({
      message: described(
        v.pipe(
          v.string(),
          v.check((text) => text.trim() !== '' && text.length <= MOST_MESSAGE_CHARACTERS),
        ),
        `a text of 1 to ${MOST_MESSAGE_CHARACTERS} characters`,
      ),
      status: v.optional(
        described(v.picklist(NOTIFICATION_STATUSES), `one of ${NOTIFICATION_STATUSES.join(', ')}`),
        'info',
      ),
      snackbar: v.optional(described(v.boolean(), 'true or false'), true),
      timeout: v.optional(
        described(
          v.pipe(v.number(), v.minValue(LEAST_TIMEOUT), v.maxValue(MOST_TIMEOUT), v.integer()),
          `milliseconds from ${LEAST_TIMEOUT} to ${MOST_TIMEOUT}`,
        ),
        DEFAULT_NOTIFICATION_TIMEOUT,
      ),
      meta: v.optional(
        described(
          messageMeta(),
          `an object of texts, numbers and booleans, at most ${MOST_META_BYTES} bytes as JSON`,
        ),
        {},
      ),
      at: v.optional(
        described(
          v.pipe(
            v.string(),
            v.regex(ZONED),
            v.check((text) => !Number.isNaN(Date.parse(text))),
          ),
          MESSAGE_MOMENT,
        ),
      ),
    }),
    refusals: [400, 413, 429],
  }),
);
/** What a sender gives: `at` is when to publish, absent for now. */
export type MessageOrder = GivenTo<typeof messageOrder>['body'];
export type MessageReceipt = AnswerOf<typeof messageOrder>;

const content = {
  message: v.string(),
  status: v.picklist(NOTIFICATION_STATUSES),
  snackbar: v.boolean(),
  timeout: described(whole, 'milliseconds'),
  meta: v.record(v.string(), v.unknown()),
};

const StoredMessage = v.object({
  id: described(v.string(), 'ascending; the stream’s event id'),
  ...content,
  source: v.picklist(MESSAGE_SOURCES),
  publishedAt: utcTime,
});
/** A message that was published. */
export type StoredMessage = ShapeOf<typeof StoredMessage>;

const ScheduledMessage = v.object({ id: v.string(), ...content, at: utcTime });
/** A message that waits. */
export type ScheduledMessage = ShapeOf<typeof ScheduledMessage>;

/** The latest published messages that people may want to read. */
export const recentMessages = declareCall(
  {
    method: 'GET',
    path: MESSAGE_PATHS.recent,
    answer: v.object({ messages: v.array(StoredMessage) }),
  },
  () => ({
    summary: 'The latest messages for people and arrivals, newest first',
    access: 'anyone',
    query: v.object({ limit: limitOf(50, 20) }),
    refusals: [400],
  }),
);
export type RecentMessages = AnswerOf<typeof recentMessages>;

const messageId = () => described(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), 'the id of a message');

/** Everything published, and what is scheduled. */
export const messageHistory = declareCall(
  {
    method: 'GET',
    path: MESSAGE_PATHS.history,
    answer: v.object({
      published: described(v.array(StoredMessage), 'newest first'),
      next: described(v.nullable(v.string()), 'before of the next page; null on the last one'),
      scheduled: described(v.array(ScheduledMessage), 'next one first'),
      streams: described(
        v.object({ here: count, all: count }),
        'open on this node and, as far as known, on all',
      ),
    }),
  },
  () => ({
    summary:
      'What was published (but announcements for pages alone), and what is scheduled; for the administrator',
    access: 'admin',
    query: v.object({ limit: limitOf(100, 50), before: v.optional(messageId()) }),
    refusals: [400],
  }),
);
export type MessageHistory = AnswerOf<typeof messageHistory>;

/** Takes back a message that waits. */
export const messageWithdrawal = declareCall(
  { method: 'DELETE', path: `${MESSAGE_PATHS.history}/:id`, answer: v.null() },
  () => ({
    summary: 'Takes back a message that waits; 404 once it is published',
    access: 'admin-fresh',
    status: 204,
    params: v.object({ id: messageId() }),
    refusals: [400, 404],
  }),
);
