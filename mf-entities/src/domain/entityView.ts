import { PERFORMANCE_SORTS, type EntityKind, type PerformanceSort } from '@galopin/shared/contracts';

/** Over what time results are counted. */
export type Period = 'all' | 'year';

/** What a visitor has chosen of a page, as its address says. */
export interface EntityView {
  readonly period: Period;
  /** `caractrap.typec`; empty for all. */
  readonly discipline: string;
  readonly sort: PerformanceSort;
  /** Of the performances, from 1. */
  readonly page: number;
}

/** Words of the address; they stand in links that visitors keep. */
const PERIODS: Readonly<Record<Period, string>> = { all: 'tout', year: '365j' };
const SORTS: Readonly<Record<PerformanceSort, string>> = {
  date: 'date',
  rank: 'place',
  odds: 'cote',
  prize: 'allocation',
};

/** A horse's whole career is of interest; people are compared over a year. */
const usualPeriod = (kind: EntityKind): Period => (kind === 'horse' ? 'all' : 'year');

/** Reads the address; what it does not say, or says in words that are none, is as usual. */
export function readEntityView(kind: EntityKind, query: Readonly<Record<string, string>>): EntityView {
  const page = query['page'] ?? '';
  const period = (['all', 'year'] as const).find((one) => PERIODS[one] === query['periode']);
  return {
    period: period ?? usualPeriod(kind),
    discipline: query['discipline'] ?? '',
    sort: PERFORMANCE_SORTS.find((sort) => SORTS[sort] === query['tri']) ?? 'date',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The query string of a view with its question mark; empty for the usual one. */
export function writeEntityView(kind: EntityKind, view: EntityView): string {
  const query = new URLSearchParams();
  if (view.period !== usualPeriod(kind)) query.set('periode', PERIODS[view.period]);
  if (view.discipline !== '') query.set('discipline', view.discipline);
  if (view.sort !== 'date') query.set('tri', SORTS[view.sort]);
  if (view.page > 1) query.set('page', String(view.page));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Whether the view shows the newest performances of all, which come with the page. */
export function showsNewest({ discipline, sort, page }: EntityView): boolean {
  return discipline === '' && sort === 'date' && page === 1;
}
