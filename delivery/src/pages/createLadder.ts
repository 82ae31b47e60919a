import type { RenderFault } from '@galopin/renderer';

/** Faults in a row after which a half is not asked for a while. */
const MOST_FAULTS = 3;
/** Milliseconds it is not asked then. */
const REST_MS = 60_000;
/** No other answer is to be had from the same bytes. */
const HOPELESS: ReadonlySet<RenderFault> = new Set(['missing', 'shape', 'refused']);
/** Milliseconds it is not asked then. */
const LONG_REST_MS = 600_000;

/** Remembers which halves failed, so that visitors do not wait for the same failure again and again. */
export interface Ladder {
  /** Whether it may be asked. */
  mayServe(key: string): boolean;
  succeeded(key: string): void;
  /** @returns whether it rests from now on */
  failed(key: string, fault: RenderFault): boolean;
}

/** @param now epoch milliseconds */
export function createLadder(now: () => number): Ladder {
  const faults = new Map<string, number>();
  const resting = new Map<string, number>();
  return {
    mayServe(key) {
      const until = resting.get(key);
      if (until === undefined) return true;
      if (now() < until) return false;
      resting.delete(key);
      return true;
    },
    succeeded: (key) => void faults.delete(key),
    failed(key, fault) {
      // Too many visitors at once are nobody's fault.
      if (fault === 'busy') return false;
      const isHopeless = HOPELESS.has(fault);
      const count = (faults.get(key) ?? 0) + 1;
      faults.set(key, count);
      if (!isHopeless && count < MOST_FAULTS) return false;
      faults.delete(key);
      resting.set(key, now() + (isHopeless ? LONG_REST_MS : REST_MS));
      return true;
    },
  };
}
