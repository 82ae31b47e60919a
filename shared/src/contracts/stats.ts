import * as v from 'valibot';
import { count, declareCall, described, whole } from '#terms';
import type { AnswerOf, ReadOf, ShapeOf } from './calls/Call';
import { day, limitOf, oneOf, wholeFrom } from './calls/params';
import { isoDay } from './calls/values';
import { CSV_SEPARATORS } from './users';

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

/**
 * Tables whose rows stand in an order of their own, as the numbers of the Quinté+ do: one that is cut says something
 * else, so everybody gets all of it. What subscribers have beyond is depth: other years and days, one racecourse.
 */
export const STATS_SEQUENCES = ['draws', 'favourites', 'quinte'] as const;

/** What files of statistics hold: a table, the numbers of Quinté+ races, or what these paid. */
export const STATS_FILES = [...STATS_VIEWS, 'quinte', 'dividends'] as const;
export type StatsFile = (typeof STATS_FILES)[number];

/** Disciplines by the code of the statistics: `typec` Attelé, Monté, Plat, Haies, Steeple-chase, … cross-country. */
export const STATS_DISCIPLINES = ['attele', 'monte', 'plat', 'haies', 'steeple', 'cross'] as const;
export type StatsDiscipline = (typeof STATS_DISCIPLINES)[number];

/** In the saddle a jockey, at trot too; in the sulky a driver. @source LeTrot: drivers (attelé), jockeys (monté) */
export const RIDDEN_DISCIPLINES = [
  'monte',
  'plat',
  'haies',
  'steeple',
  'cross',
] as const satisfies readonly StatsDiscipline[];

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

/** Rows of a page, and rows of each ranking that are for every member; the rest is for subscribers. */
export const STATS_PAGE_ROWS = 25;
export const STATS_FREE_ROWS = 10;

const counts = {
  starts: count,
  /** A dead heat for first counts for each. */
  wins: count,
  /** Among the first three, as the field counts it. */
  places: count,
  /** Estimated by the customary shares of the race's prize money; races in other currencies left out. */
  prize: described(whole, 'estimated, cents of euro'),
  bets: described(whole, 'starts with final odds'),
  /** What 1 € on each of them to win would have brought back. */
  returned: described(whole, 'for 1 € on each of them to win, cents'),
};
const StatsCounts = v.object(counts);
/** Counts of runners that started in races with a result. */
export type StatsCounts = ShapeOf<typeof StatsCounts>;

const StatsRow = v.object({
  /** Of the person or horse; stall; favourite rank; for racecourses a number of this site. */
  id: whole,
  /** Name as last written; for a stall or rank its number. */
  label: v.string(),
  ...counts,
  /** Races a racecourse held, and its favourites' counts; only there. */
  races: v.exactOptional(count),
  favourites: v.exactOptional(count),
  favouriteWins: v.exactOptional(count),
  favouritePlaces: v.exactOptional(count),
});
export type StatsRow = ShapeOf<typeof StatsRow>;

const scope = {
  /** First and last day counted. */
  from: isoDay,
  to: isoDay,
  /** 0 when all are in. */
  pendingDays: described(whole, 'days of the span that are still to be counted'),
  /** Only the first {@link STATS_FREE_ROWS} rows of each ranking are shown. */
  limited: described(v.boolean(), 'the rest is for subscribers'),
};
const StatsScope = v.object(scope);
/** What every answer of the statistics says of itself. */
export type StatsScope = ShapeOf<typeof StatsScope>;

const filter = () => ({
  period: described(
    v.optional(v.pipe(v.string(), v.regex(/^(30|90|365|(19|20)[0-9]{2})$/))),
    '30, 90 or 365 days to today, or a year; 365 without from and to',
  ),
  from: v.optional(day),
  to: v.optional(day),
  discipline: v.optional(oneOf(STATS_DISCIPLINES, 'a discipline')),
  racecourse: described(
    v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
    'name of a racecourse, 1 to 100 characters',
  ),
});
const tableFilter = () => ({
  ...filter(),
  field: v.optional(oneOf(STATS_FIELDS, 'size of the field, for rates by stall')),
  minimum: v.optional(wholeFrom(1, 9999), 1),
  sort: v.optional(oneOf(STATS_SORTS, 'order of the rows, largest first'), 'wins'),
});

/**
 * One page of a ranking or of rates; pages after the first, and the depth of sequences, are for subscribers (403
 * `subscription-required`).
 */
export const statsTable = declareCall(
  {
    method: 'GET',
    path: '/apin/stats/table',
    answer: v.object({
      ...scope,
      /** Rows with at least the wanted starts, whether shown or not. */
      total: count,
      /** From 1. */
      page: count,
      rows: v.array(StatsRow),
    }),
  },
  () => ({
    summary: 'Rankings, and rates by racecourse, stall and favourite rank; the first rows for every member',
    access: 'member',
    query: v.object({
      view: oneOf(STATS_VIEWS, 'what is listed'),
      ...tableFilter(),
      page: v.optional(wholeFrom(1, 10_000), 1),
    }),
    refusals: [400],
  }),
);
export type StatsTable = AnswerOf<typeof statsTable>;
/** Which table is read. */
export type StatsTableQuery = ReadOf<typeof statsTable>['query'];

const QuinteNumber = v.object({
  number: whole,
  /** Races of the period in which the number started, and in which it was among the first five. */
  starts: count,
  hits: count,
  /** Hits if every starter were as likely as any other: the sum of five ÷ starters. */
  expected: v.number(),
  /** Quinté+ races run since the number was last among the first five, whole history; null if it never was. */
  gap: v.nullable(whole),
  /** Longest such run of races ever, the one under way included. */
  longestGap: count,
  /** Race of the last hit. */
  lastRace: v.nullable(v.object({ id: whole, jour: isoDay })),
});
/** A saddle-cloth number in Quinté+ races. */
export type QuinteNumber = ShapeOf<typeof QuinteNumber>;

const QuinteDividend = v.object({
  raceId: whole,
  jour: isoDay,
  racecourse: v.string(),
  name: v.string(),
  /** Numbers as the bet names them, joined by hyphens. */
  combination: v.string(),
  dividend: described(v.number(), 'for the base stake, cents'),
  /** Winning bets; null when not told. */
  winners: v.nullable(v.number()),
});
/** A Quinté+ race and what its order paid. */
export type QuinteDividend = ShapeOf<typeof QuinteDividend>;

/**
 * Numbers of Quinté+ races, their gaps, and the best dividends; other years and days, and one racecourse, are for
 * subscribers (403 `subscription-required`).
 */
export const quinteStats = declareCall(
  {
    method: 'GET',
    path: '/apin/stats/quinte',
    answer: v.object({
      ...scope,
      /** Quinté+ races with a result in the period. */
      races: count,
      numbersTotal: count,
      numbers: v.array(QuinteNumber),
      /** Largest first. */
      order: v.array(QuinteDividend),
      anyOrder: v.array(QuinteDividend),
    }),
  },
  () => ({
    summary:
      'Numbers of Quinté+ races, their gaps, and the best dividends; all numbers and the first dividends for every member',
    access: 'member',
    query: v.object(filter()),
    refusals: [400],
  }),
);
export type QuinteStats = AnswerOf<typeof quinteStats>;

const heldDays = { firstDay: v.nullable(isoDay), lastDay: v.nullable(isoDay) };

/** What the stored data lets one choose. */
export const statsFilters = declareCall(
  {
    method: 'GET',
    path: '/apin/stats/filters',
    answer: v.object({
      ...heldDays,
      /** Years with results, newest first. */
      years: v.array(whole),
      /** Names in alphabetical order. */
      racecourses: v.array(v.string()),
    }),
  },
  () => ({
    summary: 'What the stored results let one choose: days, years, racecourses',
    access: 'member',
  }),
);
export type StatsFilters = AnswerOf<typeof statsFilters>;

/** Races, runners and wins in what is stored. */
export const statsSummary = declareCall(
  {
    method: 'GET',
    path: '/apin/stats/summary',
    answer: v.object({
      races: count,
      runners: count,
      wins: count,
      ...heldDays,
      disciplines: v.array(v.object({ discipline: v.string(), races: count, runners: count, wins: whole })),
    }),
  },
  () => ({
    summary: 'Races, runners and wins by discipline in the stored data',
    access: 'member',
  }),
);
export type StatsSummary = AnswerOf<typeof statsSummary>;

/** A link to a file of statistics, as deep as whoever asks may see them: the browser goes to `url`. */
export const statsCsv = declareCall(
  {
    method: 'POST',
    path: '/apin/stats/csv',
    answer: v.object({
      /** Path on the site's own origin, never elsewhere; needs no token, so it must not be kept. */
      url: v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'Expected a path of the site')),
      /** ISO, UTC. */
      expiresAt: v.string(),
      rows: count,
    }),
  },
  () => ({
    summary: 'A link to a file of statistics, as deep as whoever asks may see them',
    description: 'Whoever has the link gets the file, for two minutes.',
    access: 'member',
    query: v.object({
      file: oneOf(STATS_FILES, 'what the file holds'),
      ...tableFilter(),
      separator: v.optional(oneOf(CSV_SEPARATORS, 'the one the member prefers unless given')),
    }),
    refusals: [400],
  }),
);
export type StatsCsvLink = AnswerOf<typeof statsCsv>;

const StoredDay = v.object({
  jour: v.pipe(v.string(), v.isoDate()),
  meetings: count,
  races: count,
  runners: count,
});
/** A day that holds data, counted. */
export type StoredDay = ShapeOf<typeof StoredDay>;

/** Most days that one answer of `storedDays` holds: more than thirteen years. */
export const MOST_STORED_DAYS = 5000;

/** Days that hold data, newest first. */
export const storedDays = declareCall(
  { method: 'GET', path: '/apin/days', answer: v.array(StoredDay) },
  () => ({
    summary: 'Days that hold data, newest first',
    access: 'member',
    query: v.object({ limit: limitOf(MOST_STORED_DAYS, 400) }),
    refusals: [400],
  }),
);
