import type { Fields } from './fields';
import type { Freshness } from './freshness';

/** Everything PMU has said of one race, as it came. */
export interface RaceDocuments {
  /** Its meeting, without the races. */
  readonly meeting: Fields;
  readonly race: Fields;
  /** The runners' document, without the runners: coupled entries and the like. */
  readonly entries: Fields;
  /** By number; those of earlier lists too. */
  readonly runners: Readonly<Record<string, Fields>>;
  /** Riders and drivers of documents that tell of no change, by runner number. */
  readonly declared: Readonly<Record<string, string>>;
  /** The latest list of runners; null while only single ones came. */
  readonly list: RunnerList | null;
  /** Past races by runner number. */
  readonly performances: Readonly<Record<string, readonly Fields[]>>;
  /** Past races by horse's name, where the runner's number was not told. */
  readonly pastRaces: Readonly<Record<string, readonly Fields[]>>;
  /** By bet. */
  readonly payouts: Readonly<Record<string, Fields>>;
  /** Numbers that titles of the press select, best first, by title. */
  readonly press?: Readonly<Record<string, readonly number[]>>;
  /** PMU's list of payouts came and was empty. */
  readonly hasNoPayouts?: true;
}

/** Who was in a list of runners, and how late it was made. */
export interface RunnerList {
  readonly numbers: readonly number[];
  readonly freshness: Freshness;
}

/** Some of it. */
export interface RacePart extends Partial<RaceDocuments> {
  /** The race's object is a summary: it only completes what is known, but for the state and the arrival. */
  readonly isSummary?: boolean;
}

export const NO_DOCUMENTS: RaceDocuments = {
  meeting: {},
  race: {},
  entries: {},
  runners: {},
  declared: {},
  list: null,
  performances: {},
  pastRaces: {},
  payouts: {},
};
