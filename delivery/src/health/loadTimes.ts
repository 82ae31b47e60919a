/** Upper bounds of the buckets that load times are counted in, milliseconds; slower ones share a last bucket. */
export const LOAD_BOUNDS_MS = [50, 100, 200, 300, 500, 750, 1000, 1500, 2500, 4000, 8000] as const;

/** Loads by bucket; as long as the bounds, plus one. */
export type LoadCounts = readonly number[];

export const noLoads = (): number[] => Array.from({ length: LOAD_BOUNDS_MS.length + 1 }, () => 0);

/** Index of the bucket a load time falls into. */
export function bucketOf(ms: number): number {
  const at = LOAD_BOUNDS_MS.findIndex((bound) => ms <= bound);
  return at === -1 ? LOAD_BOUNDS_MS.length : at;
}

/**
 * A percentile, guessed evenly within its bucket; for the last bucket its lower bound.
 * @param share 0 to 1: 0.75 for the 75th
 * @returns milliseconds, `null` without loads
 */
export function percentileOf(counts: LoadCounts, share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [at, count] of counts.entries()) {
    const wanted = share * total - below;
    const low = at === 0 ? 0 : (LOAD_BOUNDS_MS[at - 1] ?? 0);
    if (count > 0 && wanted <= count)
      return Math.round(low + ((LOAD_BOUNDS_MS[at] ?? low) - low) * (wanted / count));
    below += count;
  }
  return LOAD_BOUNDS_MS.at(-1) ?? null;
}
