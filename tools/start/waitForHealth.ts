import { setTimeout as delay } from 'node:timers/promises';
import type { Tell } from '@galopin/kit/terminal';

/** Milliseconds between two looks. */
const LOOK_MS = 200;

/** Each part has said that it is ready: what is missing here is still being made, and is named meanwhile. */
export async function waitForHealth(url: string, tell: Tell, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const answer = await fetch(url, { signal }).catch(() => null);
    const body = await answer?.text();
    if (answer?.ok) return;
    tell(body ?? 'no answer');
    await delay(LOOK_MS, undefined, { signal });
  }
}
