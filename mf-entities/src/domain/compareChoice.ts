import { readNumbers } from './readNumbers';
import type { Runner } from './Runner';

/** The query parameter that holds the runners compared. */
export const COMPARED_PARAMETER = 'chevaux';

/** Which runners an address compares. */
export interface CompareChoice {
  /** In the order they were ticked, five at most. */
  readonly runners: readonly Runner[];
  /** What stands for numbers and is none. */
  readonly unreadable: readonly string[];
  /** Numbers that no runner has. */
  readonly notRunning: readonly number[];
  /** How many runners are asked for, where that is too many. */
  readonly tooMany: number | null;
}

export function readCompareChoice(
  query: URLSearchParams,
  runners: readonly Runner[],
  most: number,
): CompareChoice {
  const { numbers, unreadable } = readNumbers(query.get(COMPARED_PARAMETER));
  const found = numbers.flatMap((number) => runners.filter((runner) => runner.number === number));
  return {
    runners: found.slice(0, most),
    unreadable,
    notRunning: numbers.filter((number) => !runners.some((runner) => runner.number === number)),
    tooMany: found.length > most ? found.length : null,
  };
}
