import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { drawCounts, simulateRun, type SimulatedRun } from './testing/simulateRun';

/** Half an hour: as long as a new build is watched before it is proven. */
const SECONDS = 1800;
const RUNS = 1000;

function chance(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 0x1_0000_0000;
}

/** Small and large sites, known and unknown histories; noise of 0.2 to 1 %, a third more or less than before. */
function healthy(seed: number, role: 'active' | 'canary'): SimulatedRun {
  const next = chance(seed);
  const usual = 0.002 + 0.008 * next();
  const known = next() < 0.2 ? 0 : Math.floor(20_000 * next());
  return {
    next,
    role,
    perSecond: 0.1 * 100 ** next(),
    rate: usual * (0.7 + 0.6 * next()),
    history: drawCounts(known, usual, next),
    seconds: SECONDS,
  };
}

/** A build that crashes for a share of its visitors, on top of a noise of half a percent. */
function crashing(seed: number, share: number): SimulatedRun {
  const next = chance(seed);
  const rate = 1 - (1 - share) * (1 - 0.005);
  return { next, perSecond: 2, rate, history: drawCounts(20_000, 0.005, next), seconds: SECONDS };
}

const seeds = Array.from({ length: RUNS }, (_, at) => at + 1);

describe('the autopilot, simulated', () => {
  it.each(['active', 'canary'] as const)(
    'never withdraws a healthy build that is %s in 1,000 runs',
    (role) => {
      expect(seeds.filter((seed) => simulateRun(healthy(seed, role)) !== null)).toEqual([]);
    },
  );

  it.each([
    [0.03, 1000, 5],
    [0.05, 510, 0],
    [0.1, 310, 0],
    [0.3, 170, 0],
  ])(
    'withdraws a build that crashes for a share of %d, after %i networks on average at most; not in %i of 1,000 runs',
    (share, most, left) => {
      const withdrawals = seeds.map((seed) => simulateRun(crashing(seed, share)));
      const done = withdrawals.filter((withdrawal) => withdrawal !== null);
      expect(RUNS - done.length).toBeLessThanOrEqual(left);
      const met = done.reduce((sum, { sessions }) => sum + sessions, 0);
      expect(met / done.length).toBeLessThan(most);
    },
  );
});
