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
  /**
   * Makes this all that a source gave for a day: what is the same stays untouched, what is not among it goes. Races
   * that the site's own editor wrote about are left alone.
   */
  replace(jour: IsoDay, source: string, contents: readonly Content[]): Promise<void>;
}

/** Keeps what the site's own editor makes of it. That race is the editor's from then on: no source changes it. */
export interface EditedContentStore<Content extends RaceContent> {
  /** Makes this all that is written about its race. */
  publish(content: Content): Promise<void>;
  /** Visitors see nothing about the race any more, whatever a source gives. */
  withdraw(jour: IsoDay, raceId: number): Promise<void>;
}

/** Who gave what the site's own editor published or withdrew. */
export const EDITOR_SOURCE = 'editor';
