/** What `GET /apin/stats/table` lists: people, horses, or rates by racecourse, stall and favourite rank. */
export const STATS_VIEWS = [
  'jockeys',
  'drivers',
  'trainers',
  'horses',
  'racecourses',
  'draws',
  'favourites',
] as const;
export type StatsView = (typeof STATS_VIEWS)[number];

/** What files of statistics hold: a table, the numbers of Quinté+ races, or what these paid. */
export const STATS_FILES = [...STATS_VIEWS, 'quinte', 'dividends'] as const;
export type StatsFile = (typeof STATS_FILES)[number];

/** Disciplines by the code of the statistics: `typec` Attelé, Monté, Plat, Haies, Steeple-chase, … cross-country. */
export const STATS_DISCIPLINES = ['attele', 'monte', 'plat', 'haies', 'steeple', 'cross'] as const;
export type StatsDiscipline = (typeof STATS_DISCIPLINES)[number];

/** Field sizes that rates by stall are kept apart for: up to 9 starters, 10 to 13, 14 and more. */
export const STATS_FIELDS = ['small', 'medium', 'large'] as const;
export type StatsField = (typeof STATS_FIELDS)[number];

/** `order` is a table's own: by stall, by favourite rank; racecourses by races. The others are largest first. */
export const STATS_SORTS = [
  'wins',
  'starts',
  'places',
  'winRate',
  'placeRate',
  'prize',
  'return',
  'order',
] as const;
export type StatsSort = (typeof STATS_SORTS)[number];

/** Rolling periods in days, today included; beside them a calendar year (`2026`) or a span of days. */
export const STATS_PERIODS = ['30', '90', '365'] as const;

/** Rows of a page, and rows of each list that are for every member; the rest is for subscribers. */
export const STATS_PAGE_ROWS = 25;
export const STATS_FREE_ROWS = 10;

/** Counts of runners that started in races with a result. Placed is among the first three, as the field counts it. */
export interface StatsCounts {
  readonly starts: number;
  /** A dead heat for first counts for each. */
  readonly wins: number;
  readonly places: number;
  /** Estimated by the customary shares of the race's prize money, cents of euro; races in other currencies left out. */
  readonly prize: number;
  /** Starts with final odds, and what 1 € on each of them to win would have brought back, cents. */
  readonly bets: number;
  readonly returned: number;
}

export interface StatsRow extends StatsCounts {
  /** Of the person or horse; stall; favourite rank; for racecourses a number of this site. */
  readonly id: number;
  /** Name as last written; for a stall or rank its number. */
  readonly label: string;
  /** Races a racecourse held, and its favourites' counts; only there. */
  readonly races?: number;
  readonly favourites?: number;
  readonly favouriteWins?: number;
  readonly favouritePlaces?: number;
}

/** What every answer of the statistics says of itself. */
export interface StatsScope {
  /** First and last day counted, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Days with results that are still to be counted; 0 when all are in. */
  readonly pendingDays: number;
  /** Only the first {@link STATS_FREE_ROWS} rows of each list are shown: the rest is for subscribers. */
  readonly limited: boolean;
}

/** Answer of `GET /apin/stats/table`. */
export interface StatsTable extends StatsScope {
  /** Rows with at least the wanted starts, whether shown or not. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly rows: readonly StatsRow[];
}

/** A saddle-cloth number in Quinté+ races. */
export interface QuinteNumber {
  readonly number: number;
  /** Races of the period in which the number started, and in which it was among the first five. */
  readonly starts: number;
  readonly hits: number;
  /** Hits if every starter were as likely as any other: the sum of five ÷ starters. */
  readonly expected: number;
  /** Quinté+ races run since the number was last among the first five, whole history; null if it never was. */
  readonly gap: number | null;
  /** Longest such run of races ever, the one under way included. */
  readonly longestGap: number;
  /** Race of the last hit. */
  readonly lastRace: { readonly id: number; readonly jour: string } | null;
}

/** A Quinté+ race and what its order paid. */
export interface QuinteDividend {
  readonly raceId: number;
  readonly jour: string;
  readonly racecourse: string;
  readonly name: string;
  /** Numbers as the bet names them, joined by hyphens. */
  readonly combination: string;
  /** For the base stake, cents. */
  readonly dividend: number;
  /** Winning bets; null when not told. */
  readonly winners: number | null;
}

/** Answer of `GET /apin/stats/quinte`. */
export interface QuinteStats extends StatsScope {
  /** Quinté+ races with a result in the period. */
  readonly races: number;
  readonly numbersTotal: number;
  readonly numbers: readonly QuinteNumber[];
  /** Largest first. */
  readonly order: readonly QuinteDividend[];
  readonly anyOrder: readonly QuinteDividend[];
}

/** Answer of `GET /apin/stats/filters`: what the stored data lets one choose. */
export interface StatsFilters {
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Years with results, newest first. */
  readonly years: readonly number[];
  /** Names in alphabetical order. */
  readonly racecourses: readonly string[];
}

/** Answer of `POST /apin/stats/csv`: the browser goes to `url`, which gives the file. */
export interface StatsCsvLink {
  /** Path on the site's own origin; needs no token, so it must not be kept. */
  readonly url: string;
  /** ISO, UTC. */
  readonly expiresAt: string;
  readonly rows: number;
}
