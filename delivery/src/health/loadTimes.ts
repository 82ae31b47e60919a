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

/** Load times that half, three quarters and 95 % of the loads keep to, milliseconds; `null` without loads. */
export function percentilesOf(counts: LoadCounts): { p50: number; p75: number; p95: number } | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const of = (share: number) => reached(counts, share * total);
  return total === 0 ? null : { p50: of(0.5), p75: of(0.75), p95: of(0.95) };
}

/** Time by which so many loads were done: evenly spread within a bucket, the lower bound of the last one. */
function reached(counts: LoadCounts, wanted: number): number {
  let below = 0;
  for (const [at, count] of counts.entries()) {
    const low = LOAD_BOUNDS_MS[at - 1] ?? 0;
    const high = LOAD_BOUNDS_MS[at] ?? low;
    if (count > 0 && wanted <= below + count)
      return Math.round(low + (high - low) * ((wanted - below) / count));
    below += count;
  }
  throw new RangeError(`${wanted} loads are wanted, ${below} were counted`);
}
