import * as v from 'valibot';
import { declareCall, described, whole } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { day } from './calls/params';
import { isoDay, parisTime, runnerNumber, utcTime } from './calls/values';

/**
 * What can change of a declared race or runner, and what `before` and `after` are then:
 * `non-runner` and `runs-again` nothing (null), `rider` names, `shoeing` codes of `defoeil` (`FF`, `DF`, `DD`, …),
 * `blinkers` codes of `oeil` (`O`, `A`; null for none), `ground` the words after « terrain », `start-time` `HH:MM` in
 * Paris, `called-off` nothing, `odds-fall` decimal odds with a point (`12.5`): the day's first, and the latest.
 */
export const LAST_MINUTE_KINDS = [
  'non-runner',
  'runs-again',
  'rider',
  'shoeing',
  'blinkers',
  'ground',
  'start-time',
  'called-off',
  'odds-fall',
] as const;
export type LastMinuteKind = (typeof LAST_MINUTE_KINDS)[number];

/** Odds have fallen sharply when the latest are at most this share of the day's first. */
export const ODDS_FALL = 0.7;

/** Most changes of one answer. */
export const LAST_MINUTE_ROWS = 300;

/** Days that changes are kept after their own. */
export const LAST_MINUTE_DAYS = 4;

const LastMinuteChange = v.object({
  raceId: whole,
  jour: isoDay,
  /** As the source numbers it; the racecourse's name where it has no number. */
  meeting: v.string(),
  raceNumber: whole,
  raceName: v.string(),
  racecourse: v.string(),
  /** When the race starts, as known now. */
  time: v.nullable(parisTime),
  /** Of the runner it happened to; null for what happened to the race. */
  number: v.nullable(runnerNumber),
  horseId: v.nullable(whole),
  horse: v.nullable(v.string()),
  kind: described(v.picklist(LAST_MINUTE_KINDS), `one of ${LAST_MINUTE_KINDS.join(', ')}`),
  before: described(v.nullable(v.string()), 'what it was; its form goes by the kind'),
  after: described(v.nullable(v.string()), 'what it is; its form goes by the kind'),
  /** When it was noticed here; of odds, when they fell. */
  at: utcTime,
});
/** Something that changed of a declared race or of one of its runners. */
export type LastMinuteChange = ShapeOf<typeof LastMinuteChange>;

/** What changed of a day's declared races and runners, the newest first. */
export const lastMinute = declareCall(
  {
    method: 'GET',
    path: '/apin/last-minute',
    answer: v.object({
      jour: isoDay,
      changes: v.array(LastMinuteChange),
      total: described(whole, 'all there are for whoever asks, also those that are not listed'),
      hidden: described(
        whole,
        'of other meetings than the first, which only members are told; 0 for a member',
      ),
    }),
  },
  () => ({
    summary: 'What changed of a day’s declared races and runners, newest first',
    description:
      'Non-runners, riders, shoeing, blinkers, ground, start times, races called off and odds that fell. Kept for a ' +
      'few days; empty for other days. Without a token: of meeting 1, with how many changes are hidden.',
    access: 'anyone',
    query: v.object({ jour: day }),
    refusals: [400],
  }),
);
export type LastMinuteAnswer = AnswerOf<typeof lastMinute>;
