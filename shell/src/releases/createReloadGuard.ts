/** Milliseconds within which a path is reloaded once at most (specification, part 5). */
const PERIOD = 10_000;
const KEY = 'galopin-reloads';

/**
 * Keeps a page from being reloaded over and over, should the new document bring the old shell again.
 * @returns asks whether a path may be reloaded, and takes note that it is
 */
export function createReloadGuard(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  now: () => number,
): (path: string) => boolean {
  return (path) => {
    // Without a memory that outlives the reload nothing would end a loop: then nothing is reloaded.
    if (!storage) return false;
    const since = now() - PERIOD;
    const recent = readTimes(storage.getItem(KEY)).filter(([, at]) => at > since && at <= now());
    if (recent.some(([reloaded]) => reloaded === path)) return false;
    storage.setItem(KEY, JSON.stringify([...recent, [path, now()]]));
    return true;
  };
}

function readTimes(text: string | null): (readonly [path: string, at: number])[] {
  if (text === null) return [];
  try {
    const pairs = JSON.parse(text) as unknown;
    return Array.isArray(pairs) ? pairs.filter(isTime) : [];
  } catch {
    // A text that is none of ours tells of no reload.
    return [];
  }
}

function isTime(pair: unknown): pair is readonly [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';
}
