import { setInterval as every } from 'node:timers/promises';

export interface Moving {
  /** Grows with every sign of life, such as lines printed. */
  readonly signs: () => number;
  /** Processor seconds used so far. */
  readonly used: () => number;
}

export interface StillOptions {
  /** Seconds without a sign of life that count as standing still. */
  readonly idleLimit: number;
  readonly signal: AbortSignal;
  /** Milliseconds between two looks, which count for one second each. */
  readonly look?: number;
}

/** Processor seconds below which nothing was done: an idle process wakes up now and then. */
const IDLE = 0.05;

/**
 * Settles once something stands still, however long it has been going before. Looks are counted, not the clock: a machine
 * that slept, or that gave no time to whoever looks, does not let anything look still.
 * @returns false when given up
 */
export async function untilStill(
  { signs, used }: Moving,
  { idleLimit, signal, look = 1000 }: StillOptions,
): Promise<boolean> {
  let still = 0;
  let last = { signs: signs(), used: used() };
  try {
    for await (const _ of every(look, undefined, { signal, ref: false })) {
      const now = { signs: signs(), used: used() };
      const moved = now.signs !== last.signs || now.used - last.used >= IDLE;
      still = moved ? 0 : still + 1;
      if (moved) last = now;
      if (still >= idleLimit) return true;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return false;
}
