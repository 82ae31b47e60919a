import { setTimeout as delay } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * Waits until something is so, looking often.
 * @returns milliseconds it took
 * @throws Error saying what was waited for
 */
export async function until(what: string, isSo: () => Promise<boolean>, limit: number): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > limit) throw new Error(`${what}: not within ${limit / 1000} s`);
    await delay(STEP_MS);
  }
  return performance.now() - begun;
}

/** Whether the site says that all is well. */
export async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(6000) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 200;
}
