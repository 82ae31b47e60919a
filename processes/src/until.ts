import { setTimeout as delay } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * Waits until something is so, looking often.
 * @returns milliseconds it took
 * @throws Error saying what was waited for
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limit: number,
): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > limit) throw new Error(`${what}: not within ${limit / 1000} s`);
    await delay(STEP_MS);
  }
  return performance.now() - begun;
}
