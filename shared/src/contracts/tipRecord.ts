import * as v from 'valibot';
import { declareCall, described, frenchText, whole } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { cents, isoDay, runnerNumber } from './calls/values';

/** Rolling periods the record of past tips is kept over, in days, today included. */
export const TIP_RECORD_DAYS = [30, 90, 365] as const;
/** Decided tips that are listed one by one. */
export const TIP_RECORD_LATEST = 10;

const TipRate = described(v.object({ hits: whole, count: whole }), 'hits of count; says nothing at 0');
/** How often something came true: `hits` of `count`. Nothing can be said where `count` is 0. */
export type TipRate = ShapeOf<typeof TipRate>;

const TipReturn = described(
  v.object({ count: whole, returned: described(cents, 'cents for stakes of 1 €') }),
  'stakes on bases that started, where payouts are stored',
);
/** What stakes of 1 € on each base would have brought back: bases that started in races whose payouts are stored. */
export type TipReturn = ShapeOf<typeof TipReturn>;

export const TipPeriodShape = v.object({
  days: whole,
  from: isoDay,
  to: isoDay,
  tips: whole,
  /** Of the first base, where it started. */
  baseWins: TipRate,
  /** Paid at Simple placé. */
  basePlaces: TipRate,
  /** The winner was among the numbers of the tip. */
  winners: TipRate,
  /** The first three, four, five were all among the numbers, in any order: Quinté+ races only. */
  tierce: TipRate,
  quarte: TipRate,
  quinte: TipRate,
  winReturn: TipReturn,
  placeReturn: TipReturn,
});
/** Past tips of a period whose race has a final result. */
export type TipPeriod = ShapeOf<typeof TipPeriodShape>;

const DecidedTip = v.object({
  raceId: whole,
  jour: isoDay,
  meeting: whole,
  race: whole,
  racecourse: frenchText,
  raceName: frenchText,
  quinte: v.boolean(),
  /** The first base; null without one. */
  base: v.nullable(runnerNumber),
  /** Null where that base is not classed, did not start or there is none. */
  basePlace: described(v.nullable(whole), '1 for the winner'),
  selection: v.array(runnerNumber),
  /** Each place with the numbers that share it. */
  arrival: described(v.array(v.array(runnerNumber)), 'first five places'),
  found: described(whole, 'of the first five in the selection'),
});
/** A tip whose race is over, beside what came of it. */
export type DecidedTip = ShapeOf<typeof DecidedTip>;

/** What came of past tips. */
export const tipRecord = declareCall(
  {
    method: 'GET',
    path: '/apin/tips/record',
    answer: v.object({
      periods: v.array(TipPeriodShape),
      /** At most {@link TIP_RECORD_LATEST}. */
      latest: described(v.array(DecidedTip), 'newest first'),
    }),
  },
  () => ({
    summary: 'What came of past tips',
    description:
      'Over 30, 90 and 365 days, today included, and the latest one by one. Only tips on races with a final result count.',
    access: 'anyone',
  }),
);
export type TipRecord = AnswerOf<typeof tipRecord>;
