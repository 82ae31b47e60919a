import { bucketOf, LOAD_BOUNDS_MS, noLoads, percentileOf } from './loadTimes';

const counted = (...times: readonly number[]) => {
  const counts = noLoads();
  for (const ms of times) counts[bucketOf(ms)] = (counts[bucketOf(ms)] ?? 0) + 1;
  return counts;
};

describe('percentileOf', () => {
  it('is nothing without loads', () => expect(percentileOf(noLoads(), 0.5)).toBeNull());

  it('lies within the bucket that holds it', () => {
    const counts = counted(...Array.from({ length: 100 }, (_, at) => 10 * (at + 1)));
    expect(percentileOf(counts, 0.5)).toBe(500);
    expect(percentileOf(counts, 0.75)).toBe(750);
    expect(percentileOf(counts, 0.95)).toBe(950);
  });

  it('says no more of the slowest than that they are slow', () => {
    expect(percentileOf(counted(20_000, 60_000), 0.5)).toBe(LOAD_BOUNDS_MS.at(-1));
  });
});
