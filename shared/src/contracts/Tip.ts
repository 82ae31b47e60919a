import type { IsoDay, ParisTime } from './units';

/** What is said of one runner. */
export interface RunnerNote {
  readonly number: number;
  readonly text: string;
}

/** A tip for one race. Lists hold runner numbers, best first, and may be empty; texts may be empty. */
export interface Tip {
  /** `caractrap.id`. */
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly meeting: number;
  readonly race: number;
  readonly racecourse: string;
  readonly raceName: string;
  /** The day's Quinté+ race. */
  readonly quinte: boolean;
  readonly title: string;
  readonly text: string;
  readonly base: readonly number[];
  readonly regular: readonly number[];
  readonly outsiders: readonly number[];
  /** « Coup de cœur ». */
  readonly favourite: number | null;
  readonly selection: readonly number[];
  /** « Regret »: outside of the selection, to be regretted. Absent or null where there is none. */
  readonly regret?: number | null;
  /** « Dernière minute »: what the editor heard of late. Absent or null where there is none. */
  readonly lastMinute?: number | null;
  /** Given away by the editor: for everybody. Absent where it is not. */
  readonly free?: boolean;
  /** By runner, in the order of the selection. Since contract 1.3.0; absent where none are written. */
  readonly notes?: readonly RunnerNote[];
}

/** A tip that is kept for subscribers: which race it is on, and nothing that it says. */
export interface LockedTip extends Pick<
  Tip,
  'raceId' | 'meeting' | 'race' | 'racecourse' | 'raceName' | 'quinte'
> {
  /** Start of the race; null when it is not known. */
  readonly time: ParisTime | null;
}

/** Answer of the cloud function `tipsOfDay {day}`. Both lists go by meeting, then race. */
export interface TipsOfDay {
  readonly tips: readonly Tip[];
  /** Those held back from this caller; empty for a subscriber. */
  readonly locked: readonly LockedTip[];
  /** How many tips the day has, those held back included. */
  readonly total: number;
  /** True when nothing is held back from this caller. */
  readonly unlocked: boolean;
}
