import { wholeOf } from '../fields';
import { freshnessOf, isBefore } from '../freshness';
import type { RaceDocuments } from '../RaceDocuments';

/**
 * Runners of earlier lists that the latest one no longer has: entries withdrawn before the declaration, which PMU
 * leaves out, where later ones stay as non-runners. Only a list of as many runners as the race has declared tells who
 * is missing, and whoever has a result ran.
 * @returns numbers, as text
 */
export function withdrawnRunners({ race, runners, list }: RaceDocuments): ReadonlySet<string> {
  if (list === null || list.numbers.length !== wholeOf(race, 'nombreDeclaresPartants', 99)) return new Set();
  const listed = new Set(list.numbers.map(String));
  return new Set(
    Object.entries(runners)
      .filter(([numero, runner]) => {
        const freshness = freshnessOf(runner);
        const [settled] = freshness;
        return !listed.has(numero) && settled === 0 && !isBefore(list.freshness, freshness);
      })
      .map(([numero]) => numero),
  );
}
