import type { Entry, Field } from '../entries/types';
import type { Weather } from '../programme/planDay';
import type { RacePlan } from '../programme/planRace';
import type { Random } from '../random/createRandom';
import { hazardOf, measureStrengths } from './measureStrengths';
import { priceRunners, type Price } from './priceRunners';

/** How one entry ended. */
export interface Outcome {
  readonly entry: Entry;
  readonly price: Price;
  /** As in the column `cl`: rank or code. */
  readonly cl: string;
  /** Null when not classed. */
  readonly rank: number | null;
  /** Total time, milliseconds; 0 when not classed. */
  readonly time: number;
  /** Lengths behind the horse in front; 0 for the winner, in a dead heat and when not classed. */
  readonly behind: number;
  /** Share of the prize money, cents of the race's currency. */
  readonly prize: number;
}

/** Percent of the prize money by place. @source customary shares: trot pays seven places, galop five */
export const SHARES: Readonly<Record<'trot' | 'galop', readonly number[]>> = {
  trot: [45, 25, 14, 8, 5, 2, 1],
  galop: [50, 20, 15, 10, 5],
};
/** Milliseconds a metre of the winner, at level 0.5. */
const PACE = {
  Attelé: 74.6,
  Monté: 75.8,
  Plat: 61.2,
  Haies: 75.5,
  'Steeple-chase': 79.5,
  'Steeple-chase cross-country': 92,
} as const;
/** Milliseconds a unit of performance is worth, for each kilometre. */
const SPREAD = { trot: 260, plat: 210, obstacle: 620 } as const;
/** Milliseconds a length takes. */
const LENGTH = { trot: 200, plat: 170, obstacle: 200 } as const;
/** Performances nearer than this are a dead heat. */
const DEAD_HEAT = 0.0022;

interface Run {
  readonly entry: Entry;
  readonly price: Price;
  readonly performance: number;
  /** Empty for a horse that is classed. */
  readonly code: string;
}

function codeOf(entry: Entry, plan: RacePlan, random: Random): string {
  if (entry.isNonRunner) return 'NP';
  if (!random.chance(hazardOf(entry, plan))) return '';
  if (plan.nature === 'trot') return random.chance(0.94) ? 'DAI' : 'ARR';
  return plan.nature === 'plat'
    ? 'ARR'
    : random.weighted(['ARR', 'TBE', 'TJ'], (code) => ({ ARR: 5, TBE: 4, TJ: 1 })[code] ?? 0);
}

function ranksOf(runs: readonly Run[]): number[] {
  const ranks: number[] = [];
  runs.forEach((run, index) => {
    const ahead = runs[index - 1];
    const tied = ahead !== undefined && ahead.performance - run.performance < DEAD_HEAT;
    ranks.push(tied ? ranks[index - 1]! : index + 1);
  });
  return ranks;
}

/** Horses in a dead heat have one performance and stand by number, as nothing else tells them apart. */
function orderTied(runs: readonly Run[], ranks: readonly number[]): Run[] {
  return runs
    .map((run, index) => ({ ...run, performance: runs[ranks[index]! - 1]!.performance }))
    .sort((one, other) => other.performance - one.performance || one.entry.numero - other.entry.numero);
}

/** Each place's money in cents; horses in a dead heat share the money of the places they take. */
function prizesOf(ranks: readonly number[], plan: RacePlan): number[] {
  const shares = SHARES[plan.nature === 'trot' ? 'trot' : 'galop'];
  return ranks.map((rank) => {
    const tied = ranks.filter((other) => other === rank).length;
    const pot = Array.from({ length: tied }, (_, index) => shares[rank - 1 + index] ?? 0).reduce(
      (sum, share) => sum + share,
      0,
    );
    return Math.round((pot * plan.purse) / tied);
  });
}

function winningTime(plan: RacePlan, weather: Weather, dist: number, random: Random): number {
  const youth = plan.age.max <= 3 ? 1.4 : 0;
  const pace =
    PACE[plan.discipline] -
    4.4 * (plan.level - 0.5) +
    youth +
    1.6 * weather.softness -
    (plan.mobile ? 1.1 : 0);
  const stamina =
    plan.nature === 'trot' ? 0 : Math.log(plan.dist / (plan.nature === 'plat' ? 1800 : 3800)) * 5;
  return dist * (pace + stamina + 0.45 * random.normal());
}

/** A race that was not run: nobody is placed and all stakes were paid back. */
export function cancelOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes
    .map((outcome) => ({
      ...outcome,
      price: { ...outcome.price, final: 0 },
      cl: outcome.entry.isNonRunner ? 'NP' : '',
      rank: null,
      time: 0,
      behind: 0,
      prize: 0,
    }))
    .sort((one, other) => one.entry.numero - other.entry.numero);
}

/** Runs a race: odds, order, incidents, times, margins and prize money. One outcome an entry, finishers first. */
export function runRace(
  plan: RacePlan,
  field: Field,
  weather: Weather,
  day: number,
  random: Random,
): Outcome[] {
  const { entries } = field;
  const strengths = measureStrengths(entries, plan, weather, day);
  const prices = priceRunners(
    entries.map((entry, index) => ({
      strength: strengths[index]!,
      hazard: hazardOf(entry, plan),
      runs: !entry.isNonRunner,
      isExpected: !entry.isNonRunner || entry.isLate,
    })),
    random,
  );
  const runs = entries.map((entry, index): Run => {
    const performance = strengths[index]! + random.gumbel();
    return { entry, price: prices[index]!, performance, code: codeOf(entry, plan, random) };
  });
  const finished = runs
    .filter((run) => run.code === '')
    .sort((left, right) => right.performance - left.performance);
  const ranks = ranksOf(finished);
  const classed = orderTied(finished, ranks);
  const prizes = prizesOf(ranks, plan);
  const winner = classed[0];
  const best = winner === undefined ? 0 : winningTime(plan, weather, winner.entry.dist, random);
  const unit = (SPREAD[plan.nature] * plan.dist) / 1000;
  const lag = (run: Run) => Math.min(12, (winner?.performance ?? 0) - run.performance) * unit;
  const outcomes = classed.map((run, index): Outcome => {
    const rank = ranks[index]!;
    const ahead = classed[index - 1];
    const tied = rank !== index + 1;
    const gap = ahead === undefined || tied ? 0 : (lag(run) - lag(ahead)) / LENGTH[plan.nature];
    const { entry, price } = run;
    return {
      entry,
      price,
      cl: String(rank),
      rank,
      time: Math.round(best + lag(run)),
      behind: gap,
      prize: prizes[index]!,
    };
  });
  const others = runs.filter((run) => run.code !== '');
  return [
    ...outcomes,
    ...others.map(({ entry, price, code }) => ({
      entry,
      price,
      cl: code,
      rank: null,
      time: 0,
      behind: 0,
      prize: 0,
    })),
  ];
}
