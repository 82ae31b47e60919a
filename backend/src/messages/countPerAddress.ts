import { CallError } from '@galopin/shared/server';

/**
 * Streams that one address may hold open. A browser holds one, whatever the number of its tabs; households, offices and
 * mobile networks stand behind one address.
 */
export const STREAMS_PER_ADDRESS = 200;

/** Seconds after which a refused client may come back. */
const RETRY_SECONDS = 30;

/**
 * Counts what addresses hold at once, each process for itself.
 * @returns a function that takes one place for an address and returns the way to give it back, once
 */
export function countPerAddress(most: number) {
  const held = new Map<string, number>();
  /** @throws CallError 429 `too-many-requests` when the address holds as many as it may */
  return (address: string): (() => void) => {
    const before = held.get(address) ?? 0;
    if (before >= most) {
      throw new CallError('too-many-requests', `At most ${most} streams at once from one address.`, {
        details: {
          limit: most,
          retryAfter: RETRY_SECONDS,
        },
      });
    }
    held.set(address, before + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (held.get(address) ?? 1) - 1;
      if (left === 0) held.delete(address);
      else held.set(address, left);
    };
  };
}
