import { dayQueries } from './dayQueries';
import { entityQueries } from './entityQueries';
import type { PageQuery } from './PageQuery';
import { raceCardQueries } from './raceCardQueries';
import { searchQueries } from './searchQueries';
import { statsQueries } from './statsQueries';

/** Queries that `pnpm bench queries` measures, page by page. */
export const PAGE_QUERIES: readonly PageQuery[] = [
  ...dayQueries,
  ...raceCardQueries,
  ...entityQueries,
  ...statsQueries,
  ...searchQueries,
];
