import * as v from 'valibot';
import { count, declareCall, described, whole } from '#terms';
import { BUILD_ID, buildName } from './BuildArtifact';
import type { AnswerOf, GivenTo, ShapeOf } from './calls/Call';
import { utcTime } from './calls/values';
import { BUILD_ROLES, LOCAL_BUILD } from './ReleaseManifest';

/** What a page can report of a build: `shell` counts as a remote here. */
export const HEALTH_EVENTS = [
  /** A page of it is on screen; `ms` from the wish to the first commit. */
  'loaded',
  /** A try to load it failed. */
  'failed',
  /** It threw while rendering or in a loader, or nothing was committed in time. */
  'crashed',
  /** This build took over from one that failed; `ms` from the known failure to its first commit. */
  'fallback',
  /** Nothing could be shown but a card; of the build that was tried first. */
  'exhausted',
  /** A file was not the one the release lists. */
  'integrity',
  /** An error outside of rendering, attributed by the file it came from. */
  'error',
  /** It called a member of the shell's that goes away (`DEPRECATIONS`); once in a page for each member. */
  'deprecated',
  /** What the browser made of a page differs from what the server sent; the page is whole all the same. */
  'mismatch',
] as const;
export type HealthEventKind = (typeof HEALTH_EVENTS)[number];

export const HEALTH_BEACON_PATH = '/_health/beacon';

/** What one beacon may carry; longer texts are cut by the page. */
export const HEALTH_LIMITS = { events: 50, message: 300, stack: 2000 } as const;

/** Where browsers send what their own policies refused: CSP and integrity reports. */
export const HEALTH_REPORTS_PATH = '/_health/reports';

/** An hour: whoever waited longer left the tab in the background. */
const MOST_MS = 3_600_000;

/** How builds do in a page: JSON, sent as plain text by `navigator.sendBeacon`. Carries nothing about the visitor. */
export const healthBeacon = declareCall(
  { method: 'POST', path: HEALTH_BEACON_PATH, answer: v.null() },
  () => ({
    summary: 'How builds do in a page',
    access: 'anyone',
    status: 204,
    body: v.strictObject({
      schema: v.literal(1),
      session: described(
        v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
        '16 random hexadecimal digits that live as long as the browser tab; they tell sessions apart and nothing else',
      ),
      events: v.pipe(
        v.array(
          v.strictObject({
            kind: v.picklist(HEALTH_EVENTS),
            remote: buildName(),
            build: v.union([v.pipe(v.string(), v.regex(BUILD_ID)), v.literal(LOCAL_BUILD)]),
            role: v.picklist(BUILD_ROLES),
            page: v.exactOptional(
              described(
                v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,60}$/)),
                'a page or widget module, such as DayPage',
              ),
            ),
            ms: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_MS))),
            message: v.exactOptional(v.pipe(v.string(), v.maxLength(HEALTH_LIMITS.message))),
            stack: v.exactOptional(v.pipe(v.string(), v.maxLength(HEALTH_LIMITS.stack))),
          }),
        ),
        v.minLength(1),
        v.maxLength(HEALTH_LIMITS.events),
      ),
    }),
  }),
);
export type HealthBeacon = GivenTo<typeof healthBeacon>['body'];
/** One thing that happened to one build in one page. */
export type HealthEvent = HealthBeacon['events'][number];

const CrashGroup = v.object({
  message: v.string(),
  frames: described(
    v.array(v.string()),
    'own frames, innermost first: src/DayPage.tsx:12:7 DayPage, or the built file’s where there is no map',
  ),
  count,
  browsers: described(
    v.record(v.string(), v.number()),
    'share of it by kind of browser, such as chromium mobile; of a render on the server: server and its kind',
  ),
  firstSeen: utcTime,
  lastSeen: utcTime,
});
/** Errors of one message that came from the same place. */
export type CrashGroup = ShapeOf<typeof CrashGroup>;

const eventCount = v.optional(count, 0);
const eventCounts = Object.fromEntries(HEALTH_EVENTS.map((kind) => [kind, eventCount])) as Record<
  HealthEventKind,
  typeof eventCount
>;

/** Documents that delivery wanted rendered by a build's half for the server; it counts them itself. */
export const renderCounts = {
  rendered: v.optional(described(count, 'documents rendered on the server'), 0),
  unrendered: v.optional(described(count, 'documents that could not be, and were left to the browser'), 0),
};

const BuildHealth = v.object({
  remote: v.string(),
  build: v.string(),
  role: v.picklist(BUILD_ROLES),
  sessions: described(count, 'browser tabs, each once within six minutes'),
  badSessions: described(
    count,
    'those whose visitors saw a crash, the last good build or a card in place of the page',
  ),
  events: described(
    v.object(eventCounts),
    'how often each happened; a delivery of another version may know more or fewer kinds',
  ),
  ...renderCounts,
  loadMs: described(
    v.nullable(v.object({ p50: v.number(), p75: v.number(), p95: v.number() })),
    'milliseconds from the wish to the first commit; null before the first load',
  ),
  crashes: described(v.array(CrashGroup), 'of the build in any role, most frequent first, at most 50'),
});
/** How one build did for the visitors who got it in one role. */
export type BuildHealth = ShapeOf<typeof BuildHealth>;

const minutes = (most: number) =>
  v.optional(
    described(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.transform((given) => Math.min(given, most)),
      ),
      `a whole number of minutes from 1; more than ${most} are ${most}`,
    ),
    60,
  );
const environment = () => v.optional(buildName());

/** Sessions, loads and crashes of every build. */
export const buildsHealth = declareCall(
  {
    method: 'GET',
    path: '/_delivery/health',
    answer: v.object({
      environment: v.string(),
      minutes: described(whole, 'how far back it looks'),
      builds: described(v.array(BuildHealth), 'builds with sessions in that time, most sessions first'),
    }),
  },
  () => ({
    summary: 'How builds do',
    access: 'system',
    query: v.object({
      name: v.optional(buildName()),
      environment: environment(),
      minutes: minutes(1440),
      crashes: v.optional(described(v.literal('0'), 'leaves the crashes out, whose sources take reading')),
    }),
  }),
);
export type HealthAnswer = AnswerOf<typeof buildsHealth>;

const amounts = v.array(v.pipe(v.number(), v.minValue(0)));

const BuildTimeline = v.object({ build: v.string(), sessions: amounts, badSessions: amounts });
/** One number for every step. */
export type BuildTimeline = ShapeOf<typeof BuildTimeline>;

/** Sessions of one name's builds over time. */
export const healthTimeline = declareCall(
  {
    method: 'GET',
    path: '/_delivery/health/timeline',
    answer: v.object({
      environment: v.string(),
      name: v.string(),
      minutes: described(whole, 'how far back it looks'),
      stepMinutes: described(
        whole,
        'length of a step; whole hours, quarters of a day and days begin at those of UTC',
      ),
      steps: described(v.array(utcTime), 'begin of every step; oldest first, the last one is under way'),
      builds: described(
        v.array(BuildTimeline),
        'builds with sessions in that time, in any role; most sessions first, 6 at most',
      ),
    }),
  },
  () => ({
    summary: 'Sessions of one name’s builds over time',
    access: 'system',
    // 30 days at most.
    query: v.object({ name: buildName(), environment: environment(), minutes: minutes(43_200) }),
  }),
);
export type HealthTimelineAnswer = AnswerOf<typeof healthTimeline>;
