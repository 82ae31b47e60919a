/** One tip on one race, as visitors read it. Lists hold runner numbers, best first. */
export interface Tip {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly raceId: number;
  /** Number of the meeting. */
  readonly meeting: number;
  /** Number of the race in the meeting. */
  readonly race: number;
  readonly racecourse: string;
  readonly raceName: string;
  readonly quinte: boolean;
  readonly title: string;
  readonly text: string;
  readonly base: readonly number[];
  readonly regular: readonly number[];
  readonly outsiders: readonly number[];
  /** The long shot the editor believes in; null where there is none. */
  readonly favourite: number | null;
  readonly selection: readonly number[];
}

/** What the cloud function `tipsOfDay` answers. */
export interface TipsOfDay {
  /** All of the day's tips, or only the first while `unlocked` is false; in the editors' order. */
  readonly tips: readonly Tip[];
  /** Number of the day's tips, read or not. */
  readonly total: number;
  readonly unlocked: boolean;
}

/** Keeps the editors' tips. */
export interface TipStore {
  /** Tips of a day in the editors' order; empty when there are none. */
  tipsOf(day: string): Promise<readonly Tip[]>;
  /** Replaces the tips of a day. */
  save(day: string, tips: readonly Tip[]): Promise<void>;
}
