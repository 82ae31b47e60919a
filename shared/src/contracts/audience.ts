import * as v from 'valibot';
import { declareCall, described } from '#terms';
import type { ShapeOf } from './calls/Call';
import { recordOf } from './calls/params';
import type { Milliseconds } from './units';

/** Where pages report their audience (specification, part 7). */
export const AUDIENCE_PATHS = {
  pageView: '/apin/analytics',
  event: '/apin/events',
  duration: '/apin/metrics',
} as const;

/** Key of the session id in the session storage. */
export const AUDIENCE_SESSION_KEY = 'galopin-session-id';
/** `session_`, epoch milliseconds of its making, `_`, random letters and digits (specification, part 3). */
export const AUDIENCE_SESSION_ID = /^session_\d{13}_[a-z0-9]{8,32}$/;
/** A page looked at for less is not reported (specification, part 9). */
export const LEAST_PAGE_DURATION: Milliseconds = 100;

/** Bounds of what is taken; beyond them a call is refused with 400. */
export const AUDIENCE_LIMITS = {
  /** Characters of an address. */
  url: 2048,
  userAgent: 512,
  eventName: 64,
  /** Characters of `metadata` and `eventData` as JSON. */
  json: 4096,
  /** A day: no page is looked at for longer without another view. */
  duration: 86_400_000,
} as const;

const MOST_NAME = 64;

const url = () =>
  described(
    v.pipe(v.string(), v.minLength(1), v.maxLength(AUDIENCE_LIMITS.url), v.regex(/^\//)),
    `a path on this site with its query, beginning with one "/", at most ${AUDIENCE_LIMITS.url} characters`,
  );
const userId = () =>
  described(
    v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
    'the uid of the bearer token, or null',
  );
const sessionId = () =>
  described(
    v.pipe(v.string(), v.regex(AUDIENCE_SESSION_ID)),
    'session_, 13 digits of epoch milliseconds, _, 8 to 32 small letters and digits',
  );
const texts = () => recordOf(v.string(), 'an object of texts');

/** A page came up. `userId` is null for who is not signed in and without consent; `referrer` is empty without one. */
const pageViewBody = () =>
  v.strictObject({
    url: url(),
    userId: userId(),
    sessionId: sessionId(),
    userAgent: described(
      v.pipe(v.string(), v.maxLength(AUDIENCE_LIMITS.userAgent)),
      `a text of at most ${AUDIENCE_LIMITS.userAgent} characters; only the kind of device is kept of it`,
    ),
    referrer: described(
      v.pipe(v.string(), v.maxLength(AUDIENCE_LIMITS.url)),
      `the address of a page, at most ${AUDIENCE_LIMITS.url} characters, or an empty text; only its host is kept`,
    ),
    metadata: described(
      v.strictObject({
        name: described(
          // oxlint-disable-next-line no-control-regex -- control characters are what is refused
          v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_NAME), v.regex(/^[^\u0000-\u001f@]+$/)),
          `the name of a route, 1 to ${MOST_NAME} characters`,
        ),
        params: texts(),
        query: texts(),
      }),
      'an object of name, params and query',
    ),
  });
export type PageViewBody = ShapeOf<ReturnType<typeof pageViewBody>>;

/** A visitor did something. */
const trackedEventBody = () =>
  v.strictObject({
    eventName: described(
      v.pipe(v.string(), v.maxLength(AUDIENCE_LIMITS.eventName), v.regex(/^[a-z][a-z0-9_]*$/)),
      `small letters, digits and "_", a letter first, at most ${AUDIENCE_LIMITS.eventName} characters`,
    ),
    eventData: recordOf(
      v.union([v.string(), v.number(), v.boolean(), v.null()]),
      'a flat object of texts, numbers, true, false and null',
    ),
    userId: userId(),
    sessionId: sessionId(),
    url: url(),
  });
export type TrackedEventBody = ShapeOf<ReturnType<typeof trackedEventBody>>;

/** How long a page was looked at. */
const pageDurationBody = () =>
  v.strictObject({
    url: url(),
    duration: described(
      v.pipe(v.number(), v.minValue(0), v.maxValue(AUDIENCE_LIMITS.duration)),
      `milliseconds from 0 to ${AUDIENCE_LIMITS.duration}`,
    ),
    sessionId: sessionId(),
  });
export type PageDurationBody = ShapeOf<ReturnType<typeof pageDurationBody>>;

const stored = described(v.null(), 'It is stored.');
const intakeRefusals = () => [400, 413, 429, 503];

export const pageViewReport = declareCall(
  { method: 'POST', path: AUDIENCE_PATHS.pageView, answer: stored },
  () => ({
    summary: 'A page came up',
    access: 'anyone',
    status: 202,
    body: pageViewBody(),
    refusals: [...intakeRefusals(), 401, 403],
  }),
);

export const eventReport = declareCall(
  { method: 'POST', path: AUDIENCE_PATHS.event, answer: stored },
  () => ({
    summary: 'A visitor did something',
    access: 'anyone',
    status: 202,
    body: trackedEventBody(),
    refusals: [...intakeRefusals(), 401, 403],
  }),
);

export const durationReport = declareCall(
  { method: 'POST', path: AUDIENCE_PATHS.duration, answer: stored },
  () => ({
    summary: 'How long a page was looked at; also as a beacon of text/plain',
    access: 'anyone',
    status: 202,
    body: pageDurationBody(),
    refusals: intakeRefusals(),
  }),
);
