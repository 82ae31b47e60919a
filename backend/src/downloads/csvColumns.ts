import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS, type Column } from '@galopin/shared/dictionary';

const RUNNER_NAMES: ReadonlySet<string> = new Set(CACHEDATE_COLUMNS.map(({ name }) => name));

/** Columns of the race that a runner does not have itself, in the dictionary's order. */
const RACE_COLUMNS: readonly Column[] = CARACTRAP_COLUMNS.filter(({ name }) => !RUNNER_NAMES.has(name));

/** A column of the file and the table it comes from. */
export interface CsvColumn {
  readonly table: 'runner' | 'race';
  readonly column: Column;
}

/** Columns of a file of runners with their races: the runner's, then the race's, each in the dictionary's order. */
export const CSV_COLUMNS: readonly CsvColumn[] = [
  ...CACHEDATE_COLUMNS.map((column: Column) => ({ table: 'runner' as const, column })),
  ...RACE_COLUMNS.map((column) => ({ table: 'race' as const, column })),
];
