import type { IsoDay } from '@galopin/shared/contracts';

/** What edited content on a race tells of it. */
export interface RaceContent {
  /** `caractrap.id`. */
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly meeting: number;
  readonly race: number;
}

/** Keeps what is written about single races: tips, press syntheses. */
export interface RaceContentStore<Content extends RaceContent> {
  /** What is written about a day's races, by meeting, then race; empty when there is nothing. */
  ofDay(jour: IsoDay): Promise<readonly Content[]>;
  /** Makes this all that a source gave for a day: what is the same stays untouched, what is not among it goes. */
  replace(jour: IsoDay, source: string, contents: readonly Content[]): Promise<void>;
}
