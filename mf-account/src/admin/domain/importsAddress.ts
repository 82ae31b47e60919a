import { utcDay } from '@galopin/shared/lib';
import { adminPath } from './adminAddress';
import { readListAddress } from './listAddress';

/** What `/Admin?vue=imports` shows: a page of the runs, or one run. */
export interface ImportsAddress {
  /** Number of a run; null for the list. */
  readonly run: number | null;
  /** From 1. */
  readonly page: number;
  /** The latest day of the month that is shown, `YYYY-MM-DD`; null for the days up to today. */
  readonly until: string | null;
}

/** Whether the calendar has a day of this name. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && utcDay(time) === text;
}

/** Reads `?import=…&page=…&jusquau=…`; what cannot be used is the first page of the list, and the latest days. */
export function readImportsAddress(query: Readonly<Record<string, string>>): ImportsAddress {
  const { import: run = '', jusquau = '' } = query;
  return {
    run: /^[1-9]\d{0,14}$/.test(run) ? Number(run) : null,
    page: readListAddress(query, []).page,
    until: isDay(jusquau) ? jusquau : null,
  };
}

/** Where one run of the import is. */
export const importPath = (run: number): string => adminPath('imports', { import: run });

/** Where the month of days that ends with one is; null for the one up to today. */
export const daysPath = (until: string | null): string =>
  adminPath('imports', { jusquau: until ?? undefined });
