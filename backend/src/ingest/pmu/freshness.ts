import { fieldsOf, numberOf, textOf, type Fields } from './fields';

/** How late a runner's document was made: result known (1) or not, time of its odds, how much of the result is known. */
export type Freshness = readonly [settled: number, odds: number, known: number];

const RESULTS = ['ordreArrivee', 'incident', 'tempsObtenu', 'commentaireApresCourse'];

/** PMU dates no document but the odds in it, and a result comes after all odds. */
export function freshnessOf(runner: Fields): Freshness {
  const dates = ['dernierRapportDirect', 'dernierRapportReference'].map(
    (name) => numberOf(fieldsOf(runner, name), 'dateRapport') ?? 0,
  );
  const known = RESULTS.filter((name) => runner[name] !== undefined).length;
  return [known > 0 || textOf(runner, 'statut') === 'NON_PARTANT' ? 1 : 0, Math.max(...dates), known];
}

/** True when the first differing number of two lists is lower in the left one. */
export function isBefore(left: readonly number[], right: readonly number[]): boolean {
  const index = left.findIndex((value, at) => value !== right[at]);
  return index >= 0 && (left[index] ?? 0) < (right[index] ?? 0);
}

/** The latest of several; of none, the earliest there is. */
export function latest(all: readonly Freshness[]): Freshness {
  return all.reduce((best, each) => (isBefore(best, each) ? each : best), [0, 0, 0]);
}
