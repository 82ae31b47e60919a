import {
  TIP_RECORD_DAYS,
  TIP_RECORD_LATEST,
  type DecidedTip,
  type IsoDay,
  type TipPeriod,
  type TipRate,
  type TipRecord,
  type TipReturn,
} from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { countAmongFirst, firstPlaces, placeIn } from '@galopin/shared/racing';
import { judgeTip, type TipVerdict } from './judgeTip';
import type { TippedResult } from './TippedResult';

const LONGEST = Math.max(...TIP_RECORD_DAYS);
const SHOWN_PLACES = 5;

/** First day any period reaches back to. */
export function firstDayOfRecord(today: IsoDay): IsoDay {
  return firstDayOf(LONGEST, today);
}

/** A decided tip with what came of it. */
export interface JudgedTip {
  readonly tip: TippedResult;
  readonly verdict: TipVerdict;
}

export function judge(tip: TippedResult): JudgedTip {
  return { tip, verdict: judgeTip(tip) };
}

/**
 * The record of past tips.
 * @param results newest first, none before {@link firstDayOfRecord}
 */
export function summarizeTips(results: readonly JudgedTip[], today: IsoDay): TipRecord {
  return {
    periods: TIP_RECORD_DAYS.map((days) => {
      const from = firstDayOf(days, today);
      const verdicts = results.filter(({ tip }) => tip.jour >= from).map(({ verdict }) => verdict);
      return { days, from, to: today, ...sumUp(verdicts) };
    }),
    latest: results.slice(0, TIP_RECORD_LATEST).map(({ tip }) => decided(tip)),
  };
}

function firstDayOf(days: number, today: IsoDay): IsoDay {
  return addDays(today, 1 - days);
}

function sumUp(verdicts: readonly TipVerdict[]): Omit<TipPeriod, 'days' | 'from' | 'to'> {
  const rate = (
    key: 'baseWon' | 'basePlaced' | 'winnerSelected' | 'tierce' | 'quarte' | 'quinte',
  ): TipRate => {
    const known = verdicts.map((verdict) => verdict[key]).filter((value) => value !== null);
    return { hits: known.filter(Boolean).length, count: known.length };
  };
  const back = (key: 'winReturn' | 'placeReturn'): TipReturn => {
    const known = verdicts.map((verdict) => verdict[key]).filter((value) => value !== null);
    return { count: known.length, returned: known.reduce((sum, cents) => sum + cents, 0) };
  };
  return {
    tips: verdicts.length,
    baseWins: rate('baseWon'),
    basePlaces: rate('basePlaced'),
    winners: rate('winnerSelected'),
    tierce: rate('tierce'),
    quarte: rate('quarte'),
    quinte: rate('quinte'),
    winReturn: back('winReturn'),
    placeReturn: back('placeReturn'),
  };
}

function decided(tip: TippedResult): DecidedTip {
  const { raceId, jour, meeting, race, racecourse, raceName, quinte, base, baseStarted, selection, order } =
    tip;
  return {
    raceId,
    jour,
    meeting,
    race,
    racecourse,
    raceName,
    quinte,
    base,
    basePlace: base !== null && baseStarted ? placeIn(order, base) : null,
    selection,
    arrival: firstPlaces(order, SHOWN_PLACES),
    found: countAmongFirst(order, SHOWN_PLACES, selection),
  };
}
