import { typeset } from '@galopin/shared/lib';
import type { Runner } from '../domain/Runner';

const copy = typeset({
  unreadable: (given: string) => `${given} : ce ne sont pas des numéros.`,
  notRunning: (numbers: string, most: number) =>
    `N° ${numbers} : aucun partant ne le porte, les numéros vont de 1 à ${most}.`,
} as const);

/** « « x » : ce ne sont pas des numéros. » */
export const unreadableWords = (given: readonly string[]): string =>
  copy.unreadable(given.map((piece) => `« ${piece} »`).join(', '));

/** Numbers of an address that no runner has, and those that there are. */
export const notRunningWords = (numbers: readonly number[], runners: readonly Runner[]): string =>
  copy.notRunning(numbers.join(', '), Math.max(0, ...runners.map(({ number }) => number)));
