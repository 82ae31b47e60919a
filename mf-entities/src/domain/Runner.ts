import type { CurrencyUnits, DecimalOdds, Kilograms, Metres } from '@galopin/shared/contracts';
import type { Finish } from './finishOf';

/** A horse or a person by name, with the id of its page; `null` where the source gives none. */
export interface Named {
  readonly id: number | null;
  readonly name: string;
}

/** One runner of a race. `null` and empty text stand for « none » or « not known ». */
export interface Runner {
  /** Number on the saddle-cloth. */
  readonly number: number;
  readonly horse: Named;
  readonly jockey: Named;
  readonly trainer: Named;
  readonly owner: string;
  /** H gelding, F female, M entire male. */
  readonly sex: string;
  /** Years. */
  readonly age: number | null;
  readonly sire: string;
  readonly dam: string;
  /** Sire of the dam. */
  readonly damSire: string;
  /** Letters of the source: FR, SWE. */
  readonly country: string;
  /** Distance of this runner, start handicap included. */
  readonly distance: Metres | null;
  /** Code of the source, front then hind: `DD`, `PF`. */
  readonly shoeing: string;
  readonly isFirstShoeing: boolean;
  /** O blinkers, A Australian blinkers. */
  readonly blinkers: string;
  readonly isFirstBlinkers: boolean;
  readonly weight: Kilograms | null;
  /** Stall, or place behind the mobile gate. */
  readonly draw: number | null;
  /** Official rating, in handicaps at galop. */
  readonly rating: Kilograms | null;
  /** Letter of a coupled entry. */
  readonly stable: string;
  readonly isFirstTimer: boolean;
  readonly isSupplemented: boolean;
  /** Form, newest first. */
  readonly form: string;
  /** Career earnings, in `currency`. */
  readonly earnings: CurrencyUnits | null;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Best kilometre time, as the source writes it. */
  readonly record: string;
  /** Probable odds before the race, opening odds after it. */
  readonly probableOdds: DecimalOdds | null;
  /** Last odds before the start. */
  readonly finalOdds: DecimalOdds | null;
  readonly finish: Finish;
  /** Kilometre time in this race, as the source writes it: `1'12"5`. */
  readonly kilometreTime: string;
  /** Margin to the horse in front, as the source writes it. */
  readonly margin: string;
  /** Career of the horse before this race. */
  readonly horseCounts: Counts;
  /** Rider's and trainer's counts over 365 days before this race. */
  readonly jockeyCounts: Counts;
  readonly trainerCounts: Counts;
  /** This horse with this rider, before this race. */
  readonly pairCounts: Counts;
  /** The same people over 365 days at this racecourse. */
  readonly jockeyHere: RateHere;
  readonly trainerHere: RateHere;
  readonly jockeyForm: string;
  readonly trainerForm: string;
}

/** Starts, wins and finishes in the first three, wins included. */
export interface Counts {
  readonly starts: number;
  readonly wins: number;
  readonly places: number;
}

/** Starts at a racecourse, and the percentage of them won. */
export interface RateHere {
  readonly starts: number;
  /** 0 to 100. */
  readonly winPercent: number;
}

/** Wins or places in percent of the starts; `null` without a start. */
export function percentOf(part: number, starts: number): number | null {
  return starts > 0 ? (100 * part) / starts : null;
}

/** How many of the runners that were declared start, and how many do not. */
export function countStarters(runners: readonly Pick<Runner, 'finish'>[]): {
  readonly starters: number;
  readonly nonRunners: number;
} {
  const nonRunners = runners.filter(({ finish }) => finish.kind === 'nonRunner').length;
  return { starters: runners.length - nonRunners, nonRunners };
}
