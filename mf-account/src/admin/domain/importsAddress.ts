import { adminPath } from './adminAddress';
import { readListAddress } from './listAddress';

/** What `/Admin?vue=imports` shows: a page of the runs, or one run. */
export interface ImportsAddress {
  /** Number of a run; null for the list. */
  readonly run: number | null;
  /** From 1. */
  readonly page: number;
}

/** Reads `?import=…&page=…`; what cannot be used is the first page of the list. */
export function readImportsAddress(query: Readonly<Record<string, string>>): ImportsAddress {
  const run = query['import'] ?? '';
  return {
    run: /^[1-9]\d{0,14}$/.test(run) ? Number(run) : null,
    page: readListAddress(query, []).page,
  };
}

/** Where one run of the import is. */
export const importPath = (run: number): string => adminPath('imports', { import: run });
