import type { IsoDay, Metres } from '@galopin/shared/contracts';
import type { Counts } from './Runner';

/** What starts of a runner are compared by: all of them, or those that were as this race is. */
export const COMPARED_BY = [
  'all',
  'distance',
  'ground',
  'surface',
  'turn',
  'draw',
  'racecourse',
  'rider',
] as const;
export type ComparedBy = (typeof COMPARED_BY)[number];

/** One runner in a race in which others of those compared started as well. */
export interface MetFinish {
  /** Saddle-cloth number in the race compared for. */
  readonly number: number;
  /** `null` when not classed. */
  readonly rank: number | null;
  /** The source's own: 3, DAI, 8D. */
  readonly result: string;
}

/** A race in which several of the runners compared started. */
export interface Met {
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly racecourse: string;
  readonly raceName: string;
  readonly discipline: string;
  readonly distance: Metres | null;
  /** Best first. */
  readonly finishes: readonly MetFinish[];
}

export interface Comparison {
  /** State of the ground that starts are compared by; empty where none is. */
  readonly ground: string;
  /** By saddle-cloth number. */
  readonly counts: Readonly<Record<number, Readonly<Record<ComparedBy, Counts>>>>;
  /** Also those that are not listed. */
  readonly metInAll: number;
  /** Newest first. */
  readonly met: readonly Met[];
}
