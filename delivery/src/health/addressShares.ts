import { createWindowCache } from './createWindowCache';
import { isLoopback } from '../http/isLoopback';
import { networksOf } from '../http/networksOf';

/** What one address may weigh in the health of one build while a window lasts. */
export interface Share {
  readonly sessions: number;
  readonly bad: number;
}

/** What one network may, in shares of one address, and how many networks are held in memory. */
const LEVELS = [
  { level: 'own', times: 1, kept: 60_000 },
  { level: 'around', times: 2, kept: 60_000 },
  { level: 'provider', times: 256, kept: 10_000 },
] as const;

export interface AddressSharesOptions {
  readonly share: Share;
  /** Whether this machine itself counts without limit. */
  readonly trustsLoopback: boolean;
  readonly windowMs: number;
  readonly now: () => Date;
}

/**
 * Anybody can send beacons: no single address, no network and no provider may talk a build out of service. Addresses
 * are held in memory for one window and never written.
 */
export function createAddressShares({ share, trustsLoopback, windowMs, now }: AddressSharesOptions) {
  const levels = LEVELS.map(({ level, times, kept }) => ({
    level,
    most: { sessions: share.sessions * times, bad: share.bad * times },
    used: createWindowCache<{ sessions: number; bad: number }>({ most: kept, windowMs, now }),
  }));
  return {
    /** Whether one more of it counts, which it then does. */
    take(address: string, build: string, what: keyof Share): boolean {
      if (trustsLoopback && isLoopback(address)) return true;
      const networks = networksOf(address);
      const places = levels.map(({ level, most, used }) => {
        const key = `${networks[level]} ${build}`;
        return { key, used, most: most[what], counts: used.get(key) ?? { sessions: 0, bad: 0 } };
      });
      if (places.some(({ counts, most }) => counts[what] >= most)) return false;
      for (const { key, used, counts } of places) {
        counts[what] += 1;
        if (!used.has(key)) used.set(key, counts);
      }
      return true;
    },
  };
}

export type AddressShares = ReturnType<typeof createAddressShares>;
