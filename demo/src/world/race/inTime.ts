import type { RunRace } from './types';

/** Races of a day in the order they are run, which form strings of people and their counts of the day follow. */
export function inTime(races: readonly RunRace[]): RunRace[] {
  return races.toSorted((one, other) => one.plan.minutes - other.plan.minutes || one.id - other.id);
}
