import type { Met, MetFinish } from './Comparison';

/** Two runners in the races in which both started. */
export interface Duel {
  /** Saddle-cloth numbers: the one that was more often in front stands first. */
  readonly pair: readonly [one: number, other: number];
  readonly races: number;
  /** How often each finished before the other; of the rest nobody can say. */
  readonly ahead: readonly [one: number, other: number];
}

/** Who finished before whom, of every two that have met; most races first. */
export function duelsOf(met: readonly Met[], numbers: readonly number[]): readonly Duel[] {
  return numbers
    .flatMap((one, place) => numbers.slice(place + 1).map((other) => duelOf(met, one, other)))
    .filter(({ races }) => races > 0)
    .sort((one, other) => other.races - one.races);
}

function duelOf(met: readonly Met[], one: number, other: number): Duel {
  let races = 0;
  let first = 0;
  let second = 0;
  for (const { finishes } of met) {
    const ours = finishes.find(({ number }) => number === one);
    const theirs = finishes.find(({ number }) => number === other);
    if (ours === undefined || theirs === undefined) continue;
    races += 1;
    if (isBefore(ours, theirs)) first += 1;
    if (isBefore(theirs, ours)) second += 1;
  }
  return second > first
    ? { pair: [other, one], races, ahead: [second, first] }
    : { pair: [one, other], races, ahead: [first, second] };
}

/** Who is classed is before who is not; of two that are not, or that share a place, neither is. */
const isBefore = (one: MetFinish, other: MetFinish) => (one.rank ?? Infinity) < (other.rank ?? Infinity);
