import { bucketOf, LOAD_BOUNDS_MS, noLoads, percentilesOf } from './loadTimes';

const counted = (...times: readonly number[]) => {
  const counts = noLoads();
  for (const ms of times) counts[bucketOf(ms)] = (counts[bucketOf(ms)] ?? 0) + 1;
  return counts;
};

describe('percentilesOf', () => {
  it('is nothing without loads', () => expect(percentilesOf(noLoads())).toBeNull());

  it('lies within the buckets that hold them', () => {
    const counts = counted(...Array.from({ length: 100 }, (_, at) => 10 * (at + 1)));
    expect(percentilesOf(counts)).toEqual({ p50: 500, p75: 750, p95: 950 });
  });

  it('says no more of the slowest than that they are slow', () => {
    const slowest = LOAD_BOUNDS_MS.at(-1);
    expect(percentilesOf(counted(20_000, 60_000))).toEqual({ p50: slowest, p75: slowest, p95: slowest });
  });
});
