import type { Generated } from 'kysely';

interface RacecourseRow {
  readonly id: Generated<number>;
  readonly name: string;
}

/** The table `stat_runs`: a start of a race with a result. */
interface RunRow {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `caractrap.id`. */
  readonly race: number;
  readonly number: number;
  /** See `codeOf`. */
  readonly discipline: number;
  /** `stat_racecourses.id`. */
  readonly racecourse: number;
  readonly horse: number;
  readonly rider: number;
  readonly trainer: number;
  /** Null for who was not classed. */
  readonly rank: number | null;
  /** 0 for none. */
  readonly draw: number;
  /** Starters of the race. */
  readonly field: number;
  /** Rank by final odds; null without odds. */
  readonly favourite: number | null;
  /** Hundredths; 0 for none. */
  readonly odds: number;
  readonly prize: number;
  /** True for one start of each race, by which races are counted. */
  readonly lead: boolean;
  readonly quinte: boolean;
}

/** The table `stat_buckets`: a period whose totals are kept. */
interface BucketRow {
  /** Its year, or its length in days. */
  readonly bucket: number;
  readonly first_day: string;
  readonly last_day: string;
}

/** The table `stat_totals`: what is counted in a period of one id of a kind. */
export interface TotalRow {
  readonly bucket: number;
  /** See `KINDS`. */
  readonly kind: number;
  /** See `codeOf`; 0 for all. */
  readonly discipline: number;
  readonly id: number;
  readonly starts: number;
  readonly wins: number;
  readonly places: number;
  readonly prize: number;
  readonly bets: number;
  /** Hundredths of a stake. */
  readonly returned: number;
  readonly races: number;
}

/** The table `stat_quinte_gaps`: how a number's hits lie among the Quinté+ races of a year. */
export interface QuinteGapsRow {
  readonly year: number;
  /** See `codeOf`; 0 for all. */
  readonly discipline: number;
  /** `stat_racecourses.id`; 0 for all. */
  readonly racecourse: number;
  readonly number: number;
  /** Races of the year. */
  readonly races: number;
  /** Races before the first hit, after the last one, and most between two. */
  readonly before_first: number;
  readonly after_last: number;
  readonly longest: number;
  readonly last_race: number;
  /** `YYYY-MM-DD`. */
  readonly last_day: string;
}

/** The table `stat_quinte_stale`: a year whose gaps are to be found again. */
interface QuinteMarkRow {
  readonly seq: Generated<number>;
  readonly year: number;
}

/** The tables `stats_stale` and `stored_days_stale`: a day to be counted again. */
interface StatMarkRow {
  readonly seq: Generated<number>;
  readonly day: string;
}

/** The table `stored_days`: a day that holds races, counted. */
interface StoredDayRow {
  readonly day: string;
  readonly meetings: number;
  readonly races: number;
  readonly runners: number;
}

declare module '../database/Database' {
  interface Database {
    stat_racecourses: RacecourseRow;
    stat_runs: RunRow;
    stat_buckets: BucketRow;
    stat_totals: TotalRow;
    stat_quinte_gaps: QuinteGapsRow;
    stat_quinte_stale: QuinteMarkRow;
    stats_stale: StatMarkRow;
    stored_days: StoredDayRow;
    stored_days_stale: StatMarkRow;
  }
}
