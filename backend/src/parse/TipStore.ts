import type { IsoDay } from '@galopin/shared/contracts';

/** A tip for one race; every number in a list is a runner's number. */
export interface Tip {
  /** `caractrap.id`. */
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly meeting: number;
  readonly race: number;
  readonly raceName: string;
  readonly title: string;
  readonly text: string;
  readonly base: readonly number[];
  readonly regular: readonly number[];
  readonly outsiders: readonly number[];
  readonly favourite: number | null;
  /** Up to eight runners, best first. */
  readonly selection: readonly number[];
}

/** Keeps tips. */
export interface TipStore {
  /** The tips of a day by meeting, then race; empty when there are none. */
  ofDay(jour: IsoDay): Promise<readonly Tip[]>;
  /** Makes these a source's tips of a day: what is the same stays untouched, what is not among them goes. */
  replace(jour: IsoDay, source: string, tips: readonly Tip[]): Promise<void>;
}
