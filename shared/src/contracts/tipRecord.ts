import type { Cents, IsoDay } from './units';

/** Rolling periods the record of past tips is kept over, in days, today included. */
export const TIP_RECORD_DAYS = [30, 90, 365] as const;
/** Decided tips that are listed one by one. */
export const TIP_RECORD_LATEST = 10;

/** How often something came true: `hits` of `count`. Nothing can be said where `count` is 0. */
export interface TipRate {
  readonly hits: number;
  readonly count: number;
}

/** What stakes of 1 € on each base would have brought back. */
export interface TipReturn {
  /** Stakes: bases that started in races whose payouts are stored. */
  readonly count: number;
  readonly returned: Cents;
}

/** Past tips of a period whose race has a final result. */
export interface TipPeriod {
  readonly days: number;
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly tips: number;
  /** Of the first base, where it started. */
  readonly baseWins: TipRate;
  /** Paid at Simple placé. */
  readonly basePlaces: TipRate;
  /** The winner was among the numbers of the tip. */
  readonly winners: TipRate;
  /** The first three, four, five were all among the numbers, in any order: Quinté+ races only. */
  readonly tierce: TipRate;
  readonly quarte: TipRate;
  readonly quinte: TipRate;
  readonly winReturn: TipReturn;
  readonly placeReturn: TipReturn;
}

/** A tip whose race is over, beside what came of it. */
export interface DecidedTip {
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly meeting: number;
  readonly race: number;
  readonly racecourse: string;
  readonly raceName: string;
  readonly quinte: boolean;
  /** The first base; null without one. */
  readonly base: number | null;
  /** Place of that base, 1 for the winner; null where it is not classed, did not start or there is none. */
  readonly basePlace: number | null;
  readonly selection: readonly number[];
  /** First five places, each with the numbers that share it. */
  readonly arrival: readonly (readonly number[])[];
  /** How many of the first five are in the selection. */
  readonly found: number;
}

/** Answer of `GET /apin/tips/record`. */
export interface TipRecord {
  readonly periods: readonly TipPeriod[];
  /** Newest first, at most {@link TIP_RECORD_LATEST}. */
  readonly latest: readonly DecidedTip[];
}
