import {
  RIDDEN_DISCIPLINES,
  STATS_DISCIPLINES,
  STATS_PERIODS,
  type StatsDiscipline,
  type StatsField,
  type StatsSort,
  type StatsView,
} from '@galopin/shared/contracts';

/** What the page shows: a table, or the Quinté+. */
export type StatsPageView = StatsView | 'quinte';

/** What a visitor chose in the address; everything else is at its default. */
export interface StatsChoice {
  readonly view: StatsPageView;
  /** `30`, `90`, `365`, a year, or `libre` for the days from `from` to `to`. */
  readonly period: string;
  /** `YYYY-MM-DD`; empty unless the period is free. */
  readonly from: string;
  readonly to: string;
  readonly discipline: StatsDiscipline | '';
  /** Name; empty for all. */
  readonly racecourse: string;
  readonly field: StatsField | '';
  /** Starts a row needs; races of a racecourse. */
  readonly minimum: number;
  readonly sort: StatsSort;
  /** From 1. */
  readonly page: number;
}

/** Words of the address for each view, in the order of the page. */
const VIEW_WORDS: Readonly<Record<StatsPageView, string>> = {
  jockeys: 'jockeys',
  drivers: 'drivers',
  trainers: 'entraineurs',
  horses: 'chevaux',
  racecourses: 'hippodromes',
  draws: 'corde',
  favourites: 'favoris',
  quinte: 'quinte',
};
export const STATS_PAGE_VIEWS = Object.keys(VIEW_WORDS) as StatsPageView[];

const FIELD_WORDS: Readonly<Record<StatsField, string>> = {
  small: 'petit',
  medium: 'moyen',
  large: 'grand',
};
const SORT_WORDS: Readonly<Record<StatsSort, string>> = {
  wins: 'victoires',
  starts: 'courses',
  places: 'places',
  winRate: 'gagne',
  placeRate: 'place',
  prize: 'gains',
  return: 'retour',
  order: 'ordre',
};

/** Period of the address that names its own days. */
export const FREE_PERIOD = 'libre';
const DEFAULT_PERIOD = '365';
const MOST_STARTS = 9999;

const RANKED: readonly StatsSort[] = ['wins', 'starts', 'places', 'winRate', 'placeRate', 'prize', 'return'];
const RATED: readonly StatsSort[] = ['order', 'starts', 'wins', 'winRate', 'placeRate', 'return'];

interface ViewRules {
  readonly disciplines: readonly StatsDiscipline[];
  /** First is the default. */
  readonly sorts: readonly StatsSort[];
  readonly minimum: number;
}

/** What can be chosen in each view. A stall means something on the flat and behind the autostart only. */
export const VIEW_RULES: Readonly<Record<StatsPageView, ViewRules>> = {
  jockeys: { disciplines: RIDDEN_DISCIPLINES, sorts: RANKED, minimum: 10 },
  drivers: { disciplines: [], sorts: RANKED, minimum: 10 },
  trainers: { disciplines: STATS_DISCIPLINES, sorts: RANKED, minimum: 10 },
  horses: { disciplines: STATS_DISCIPLINES, sorts: RANKED, minimum: 3 },
  racecourses: { disciplines: STATS_DISCIPLINES, sorts: ['order'], minimum: 1 },
  draws: { disciplines: ['plat', 'attele'], sorts: RATED, minimum: 1 },
  favourites: { disciplines: STATS_DISCIPLINES, sorts: RATED, minimum: 1 },
  quinte: { disciplines: STATS_DISCIPLINES, sorts: ['order'], minimum: 1 },
};

const keyOf = <Key extends string>(words: Readonly<Record<Key, string>>, word: string | undefined) =>
  (Object.keys(words) as Key[]).find((key) => words[key] === word);
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
const wholeNumber = (text: string | undefined, most: number) =>
  /^[1-9]\d{0,4}$/.test(text ?? '') && Number(text) <= most ? Number(text) : undefined;

/** Choice of a view with everything else at its default. */
export function firstChoice(view: StatsPageView): StatsChoice {
  const { sorts, minimum } = VIEW_RULES[view];
  return {
    view,
    period: DEFAULT_PERIOD,
    from: '',
    to: '',
    discipline: view === 'draws' ? 'plat' : '',
    racecourse: '',
    field: '',
    minimum,
    sort: sorts[0] ?? 'wins',
    page: 1,
  };
}

/** Reads the address; what it does not say, or says wrongly, is at its default. */
export function readChoice(query: Readonly<Record<string, string>>): StatsChoice {
  const first = firstChoice(keyOf(VIEW_WORDS, query['vue']) ?? 'jockeys');
  const { disciplines, sorts } = VIEW_RULES[first.view];
  const sort = keyOf(SORT_WORDS, query['tri']);
  return {
    ...first,
    ...readPeriod(query),
    discipline: disciplines.find((each) => each === query['discipline']) ?? first.discipline,
    racecourse: query['hippodrome']?.slice(0, 100) ?? '',
    field: first.view === 'draws' ? (keyOf(FIELD_WORDS, query['peloton']) ?? '') : '',
    minimum: wholeNumber(query['min'], MOST_STARTS) ?? first.minimum,
    sort: sort !== undefined && sorts.includes(sort) ? sort : first.sort,
    page: wholeNumber(query['page'], MOST_STARTS) ?? 1,
  };
}

function readPeriod({ periode, du, au }: Readonly<Record<string, string>>) {
  const isKnown = STATS_PERIODS.some((days) => days === periode) || /^(19|20)\d{2}$/.test(periode ?? '');
  if (periode !== FREE_PERIOD) return { period: (isKnown && periode) || DEFAULT_PERIOD, from: '', to: '' };
  const isSpan = isDay(du) && isDay(au) && du <= au;
  return isSpan ? { period: FREE_PERIOD, from: du, to: au } : { period: DEFAULT_PERIOD, from: '', to: '' };
}

/** The address's query for a choice, defaults left out: `?vue=chevaux&periode=90`. */
export function writeChoice(choice: StatsChoice): string {
  const first = firstChoice(choice.view);
  const words: readonly (readonly [string, string, string])[] = [
    ['vue', VIEW_WORDS[choice.view], VIEW_WORDS.jockeys],
    ['periode', choice.period, first.period],
    ['du', choice.from, ''],
    ['au', choice.to, ''],
    ['discipline', choice.discipline, first.discipline],
    ['hippodrome', choice.racecourse, ''],
    ['peloton', choice.field === '' ? '' : FIELD_WORDS[choice.field], ''],
    ['min', String(choice.minimum), String(first.minimum)],
    ['tri', SORT_WORDS[choice.sort], SORT_WORDS[first.sort]],
    ['page', String(choice.page), '1'],
  ];
  const query = new URLSearchParams();
  for (const [name, value, otherwise] of words) if (value !== otherwise) query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The same filters in another view, as far as it has them. */
export function inView(choice: StatsChoice, view: StatsPageView): StatsChoice {
  const { period, from, to, racecourse, discipline } = choice;
  const first = firstChoice(view);
  const fits = VIEW_RULES[view].disciplines.some((each) => each === discipline);
  return { ...first, period, from, to, racecourse, discipline: fits ? discipline : first.discipline };
}

/** Query of the API for a choice. */
export function apiQuery(choice: StatsChoice) {
  const { period, from, to, discipline, racecourse } = choice;
  return {
    ...(period === FREE_PERIOD ? { from, to } : { period }),
    discipline: discipline || undefined,
    racecourse: racecourse || undefined,
  };
}

/** What the API's tables take beside {@link apiQuery}. */
export function tableQuery({ field, minimum, sort }: StatsChoice) {
  return { field: field || undefined, minimum, sort };
}
