import * as v from 'valibot';
import { declareCall, described, whole } from '#terms';
import type { AnswerOf, GivenTo, ShapeOf } from './calls/Call';
import { oneOf, rowKey, wholeFrom } from './calls/params';
import { decimalOdds, isoDay, parisTime, runnerNumber, sitePath, utcTime } from './calls/values';
import { ownParams } from './users';

/** What members are told of: the first four of what they follow, `odds` of the prices they have set. */
export const ALERT_KINDS = ['declared', 'non-runner', 'departure', 'arrival', 'odds'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** How they are told: in open pages of this site, by push to devices, by mail. */
export const ALERT_CHANNELS = ['page', 'push', 'mail'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

/** Most devices, and most prices that wait, of a member. */
export const ALERT_DEVICES = 10;
export const ALERT_PRICES = 30;

/** Whether odds have to fall to a price, or rise to it. */
export const PRICE_DIRECTIONS = ['at-most', 'at-least'] as const;
export type PriceDirection = (typeof PRICE_DIRECTIONS)[number];

/** Odds that can be waited for. */
export const PRICE_ODDS = { least: 1.1, most: 999 } as const;

const Choice = v.object({ kind: v.picklist(ALERT_KINDS), channel: v.picklist(ALERT_CHANNELS) });
/** A kind of alert that a member wants by a channel. */
export type AlertChoice = ShapeOf<typeof Choice>;

const Device = v.object({
  id: v.string(),
  /** As the browser calls itself: « Chrome, Android ». */
  name: v.string(),
  createdAt: utcTime,
  /** Tells a device which one it is: SHA-256 of its address at the push service, hexadecimal. */
  fingerprint: v.string(),
});
/** A device that alerts are pushed to. */
export type AlertDevice = ShapeOf<typeof Device>;

const Price = v.object({
  id: whole,
  raceId: v.nullable(whole),
  jour: isoDay,
  time: v.nullable(parisTime),
  racecourse: v.string(),
  meeting: whole,
  raceNumber: whole,
  number: runnerNumber,
  horse: v.string(),
  direction: v.picklist(PRICE_DIRECTIONS),
  odds: decimalOdds,
});
/** A price that a member waits for. */
export type AlertPrice = ShapeOf<typeof Price>;

const AlertState = v.object({
  choices: v.array(Choice),
  devices: v.array(Device),
  /** Of races that have not started, and have not been told of. */
  prices: v.array(Price),
  push: v.object({
    /** Public key that devices subscribe with, base64url; null where nothing is pushed. */
    key: v.nullable(v.string()),
  }),
  mail: v.object({
    /** A mail server is there. */
    isAvailable: v.boolean(),
    /** Verified address that mails go to; null while there is none. */
    address: v.nullable(v.string()),
  }),
});
/** All that a member has chosen about alerts. */
export type AlertState = ShapeOf<typeof AlertState>;

export const ownAlerts = declareCall(
  { method: 'GET', path: '/apin/user/:uid/alerts', answer: AlertState },
  () => ({ summary: 'What the signed-in user is told of, and how', access: 'self', params: ownParams() }),
);

const choiceBody = () =>
  v.strictObject({
    kind: oneOf(ALERT_KINDS, 'a kind of alert'),
    channel: oneOf(ALERT_CHANNELS, 'a channel'),
    wanted: described(v.boolean(), 'true or false'),
  });

export const alertChoice = declareCall(
  { method: 'PATCH', path: '/apin/user/:uid/alerts', answer: AlertState },
  () => ({
    summary: 'Chooses a kind of alert by a channel, or ends it',
    description: 'Mail wants a mail server and a verified address.',
    access: 'self',
    params: ownParams(),
    body: choiceBody(),
    refusals: [400, 403, 409],
  }),
);

const key = (bytes: number) => {
  const signs = Math.ceil((bytes * 4) / 3);
  return described(
    v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${signs}}=*$`))),
    `${bytes} bytes as base64url, as the browser gives them`,
  );
};

export const alertDevice = declareCall(
  { method: 'POST', path: '/apin/user/:uid/alerts/devices', answer: AlertState },
  () => ({
    summary: 'Has alerts pushed to a device',
    description: `At most ${ALERT_DEVICES} devices; the address must be one of a known push service.`,
    access: 'self',
    params: ownParams(),
    body: v.strictObject({
      endpoint: described(v.pipe(v.string(), v.url(), v.maxLength(1000)), 'the address of a push service'),
      p256dh: key(65),
      auth: key(16),
      name: described(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)), '1 to 60 characters'),
    }),
    refusals: [400, 409],
  }),
);
export type NewAlertDevice = GivenTo<typeof alertDevice>['body'];

export const alertDeviceRemoval = declareCall(
  { method: 'DELETE', path: '/apin/user/:uid/alerts/devices/:id', answer: AlertState },
  () => ({
    summary: 'Has nothing pushed to a device any more',
    access: 'self',
    params: v.object({
      ...ownParams().entries,
      id: described(v.pipe(v.string(), v.uuid()), 'a device’s id'),
    }),
    refusals: [400],
  }),
);

export const alertPrice = declareCall(
  { method: 'POST', path: '/apin/user/:uid/alerts/prices', answer: AlertState },
  () => ({
    summary: 'Waits for the odds of a runner',
    description: `At most ${ALERT_PRICES}, in races of numbered meetings that have not started. Told once.`,
    access: 'self',
    params: ownParams(),
    body: v.strictObject({
      raceId: rowKey,
      number: wholeFrom(1, 99),
      direction: oneOf(PRICE_DIRECTIONS, 'a direction'),
      odds: described(
        v.pipe(v.number(), v.minValue(PRICE_ODDS.least), v.maxValue(PRICE_ODDS.most)),
        `odds from ${PRICE_ODDS.least} to ${PRICE_ODDS.most}`,
      ),
    }),
    refusals: [400, 404, 409],
  }),
);
export type NewAlertPrice = GivenTo<typeof alertPrice>['body'];

export const alertPriceRemoval = declareCall(
  { method: 'DELETE', path: '/apin/user/:uid/alerts/prices/:id', answer: AlertState },
  () => ({
    summary: 'Waits for the odds of a runner no longer',
    access: 'self',
    params: v.object({ ...ownParams().entries, id: rowKey }),
    refusals: [400],
  }),
);

const ToldAlert = v.object({
  id: whole,
  kind: v.picklist(ALERT_KINDS),
  title: v.string(),
  body: v.string(),
  path: sitePath,
  at: utcTime,
});
/** An alert that open pages of a member show. */
export type ToldAlert = ShapeOf<typeof ToldAlert>;

export const recentAlerts = declareCall(
  {
    method: 'GET',
    path: '/apin/user/:uid/alerts/recent',
    answer: v.object({
      alerts: v.array(ToldAlert),
      lastId: whole,
      /** The member wants alerts in pages. */
      isOn: v.boolean(),
    }),
  },
  () => ({
    summary: 'Alerts for open pages that came after one, oldest first; without one none, and where to go on',
    access: 'self',
    params: ownParams(),
    query: v.object({ after: v.optional(wholeFrom(0, Number.MAX_SAFE_INTEGER)) }),
    refusals: [400],
  }),
);
export type RecentAlerts = AnswerOf<typeof recentAlerts>;

/** What is kept of a member's alerts, in the file of their data. */
export const AlertExport = v.object({
  choices: v.array(Choice),
  devices: v.array(v.object({ name: v.string(), createdAt: utcTime, endpoint: v.string() })),
  prices: v.array(
    v.object({ jour: isoDay, meeting: whole, raceNumber: whole, number: runnerNumber, odds: decimalOdds }),
  ),
  address: v.nullable(v.string()),
  /** Of the last days. */
  told: v.array(v.object({ at: utcTime, channel: v.picklist(ALERT_CHANNELS), title: v.string() })),
});
export type AlertExport = ShapeOf<typeof AlertExport>;
