import type { Random } from '../random/createRandom';

/** What the pool returns of each unit staked. @source simple gagnant: about 84 % */
const RETURNED = 0.84;
const LONGEST = 199;

export interface Price {
  /** Morning odds; 0 for one known not to run by then. */
  readonly opening: number;
  /** Final odds; 0 for a non-runner. */
  readonly final: number;
}

export interface Chance {
  /** Log-strength. */
  readonly strength: number;
  readonly hazard: number;
  readonly runs: boolean;
  /** Still expected to run in the morning. */
  readonly isExpected: boolean;
}

function decimalOdds(probability: number): number {
  const odds = Math.min(LONGEST, Math.max(1.1, RETURNED / probability));
  return odds >= 20 ? Math.round(odds) : Math.round(odds * 10) / 10;
}

function odds(chances: readonly Chance[], opinion: readonly number[], key: 'runs' | 'isExpected'): number[] {
  const shares = chances.map((chance, index) =>
    chance[key] ? (1 - chance.hazard) * Math.exp(opinion[index]!) : 0,
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share === 0 ? 0 : decimalOdds(share / total)));
}

/** Odds that follow ability as the public sees it: roughly in the morning, better at the start. */
export function priceRunners(chances: readonly Chance[], random: Random): Price[] {
  const seen = chances.map(({ strength }) => 0.92 * strength + 0.2 * random.normal());
  const morning = seen.map((strength) => 0.9 * strength + 0.28 * random.normal());
  const opening = odds(chances, morning, 'isExpected');
  const final = odds(chances, seen, 'runs');
  return chances.map((_, index) => ({ opening: opening[index]!, final: final[index]! }));
}
