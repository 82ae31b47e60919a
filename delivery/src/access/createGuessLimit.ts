import { CallError } from '@galopin/shared/server';
import { LRUCache } from 'lru-cache';
import { networksOf } from '../http/networksOf';

/** Wrong tokens of one address in a window. Whoever mistypes tries a few times; a script that goes on is guessing. */
const MOST = 20;
const WINDOW_MS = 10 * 60_000;
const KEPT = 50_000;

/**
 * Counts wrong tokens by address, a /64 being one, on this node alone. The window of an address begins with its first
 * wrong token; while it is used up no token is looked at, so that a guess that is right tells nothing either.
 */
export type GuessLimit = ReturnType<typeof createGuessLimit>;

export function createGuessLimit(now: () => Date) {
  const wrong = new LRUCache<string, { count: number; readonly since: number }>({
    max: KEPT,
    ttl: WINDOW_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  return {
    /** @throws CallError `too-many-guesses` with the seconds until the next try */
    check(address: string): void {
      const known = wrong.get(networksOf(address).own);
      if (known === undefined || known.count < MOST) return;
      const seconds = Math.max(1, Math.ceil((known.since + WINDOW_MS - now().getTime()) / 1000));
      throw new CallError(
        'too-many-guesses',
        `${MOST} wrong tokens came from this address within ten minutes: try again in ${seconds} s`,
        { retryAfter: seconds },
      );
    },
    /** A token was wrong. */
    count(address: string): void {
      const { own } = networksOf(address);
      const known = wrong.get(own);
      if (known) known.count += 1;
      else wrong.set(own, { count: 1, since: now().getTime() });
    },
  };
}
