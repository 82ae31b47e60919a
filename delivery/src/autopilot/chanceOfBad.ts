import { gammaln } from 'simple-statistics';
import type { Counts } from '../health/counts';

/**
 * How likely a build that is as good as its reference shows at least as many bad sessions: the one-sided exact test of
 * Fisher. It needs no large numbers, and knows that the reference, too, is only a sample.
 * @returns a probability, 0 to 1
 */
export function chanceOfBad(seen: Counts, reference: Counts): number {
  const bad = seen.bad + reference.bad;
  const good = seen.sessions + reference.sessions - bad;
  const most = Math.min(bad, seen.sessions);
  let term = Math.exp(
    lnChoose(bad, seen.bad) + lnChoose(good, seen.sessions - seen.bad) - lnChoose(bad + good, seen.sessions),
  );
  let chance = 0;
  for (let count = seen.bad; count <= most; count += 1) {
    chance += term;
    term *= ((bad - count) * (seen.sessions - count)) / ((count + 1) * (good - seen.sessions + count + 1));
  }
  return Math.min(chance, 1);
}

/** Logarithm of the number of ways to choose `k` out of `n`. */
const lnChoose = (n: number, k: number): number => gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1);
