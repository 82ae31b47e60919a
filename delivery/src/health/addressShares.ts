import { LRUCache } from 'lru-cache';

/** What one address may weigh in the health of one build while a window lasts. */
const SHARE = { sessions: 10, bad: 2 } as const;
const KEPT = 50_000;
const LOOPBACK = /^(::1|127\.|::ffff:127\.)/;

export interface AddressSharesOptions {
  readonly windowMs: number;
  readonly now: () => Date;
}

/**
 * Anybody can send beacons: no single address may talk a build out of service. Addresses are held in memory for one
 * window and never written. This machine itself counts without limit.
 */
export function createAddressShares({ windowMs, now }: AddressSharesOptions) {
  const used = new LRUCache<string, { sessions: number; bad: number }>({
    max: KEPT,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  return {
    /** Whether one more of it counts, which it then does. */
    take(address: string, build: string, what: keyof typeof SHARE): boolean {
      if (LOOPBACK.test(address)) return true;
      const key = `${address} ${build}`;
      const share = used.get(key) ?? { sessions: 0, bad: 0 };
      if (share[what] >= SHARE[what]) return false;
      share[what] += 1;
      if (!used.has(key)) used.set(key, share);
      return true;
    },
  };
}

export type AddressShares = ReturnType<typeof createAddressShares>;
