import { groupBy } from '../groupBy';
import type { RacePlan } from '../programme/planRace';
import type { Random } from '../random/createRandom';
import type { Horse, Person } from '../stable/types';
import type { Conditions, Entry, Field } from './types';

export interface FieldMaking {
  readonly plan: RacePlan;
  readonly horses: readonly Horse[];
  readonly riders: readonly Person[];
  readonly random: Random;
}

interface Weighted {
  readonly horse: Horse;
  readonly rider: Person;
  readonly weight: number | null;
  readonly rating: number | null;
}

const half = (kilograms: number) => Math.round(kilograms * 2) / 2;

/** Career earnings, whole currency units. */
export function earned(horse: Horse): number {
  return Math.floor((horse.earnings.wins + horse.earnings.places) / 100);
}

function weigh({ plan, horses, riders, random }: FieldMaking): Weighted[] {
  const top = plan.nature === 'obstacle' ? 72 : 60;
  const base = plan.nature === 'obstacle' ? 42 : 22;
  const ratingOf = (horse: Horse) => half(base + horse.ability * 26);
  const best = Math.max(...horses.map(ratingOf));
  return horses.map((horse, index) => {
    const rider = riders[index]!;
    if (plan.nature === 'trot') return { horse, rider, weight: null, rating: null };
    // In a handicap a kilogram of rating is one in the saddle.
    const relief =
      plan.handicap === '' ? random.int(0, 3) + (horse.sexe === 'F' ? 1.5 : 0) : best - ratingOf(horse);
    const weight = Math.max(top - 9, half(top - (plan.handicap === '' ? 2 : 0) - relief));
    const rating = plan.handicap === '' ? null : ratingOf(horse);
    return { horse, rider, weight, rating };
  });
}

/** Trotters are numbered by earnings, gallopers by weight, as in the programmes. */
function inOrder(weighted: readonly Weighted[]): Weighted[] {
  return [...weighted].sort(
    (left, right) =>
      (right.weight ?? 0) - (left.weight ?? 0) ||
      earned(left.horse) - earned(right.horse) ||
      left.horse.id - right.horse.id,
  );
}

function roundUp(amount: number): number {
  const step = amount > 100_000 ? 5000 : amount > 20_000 ? 1000 : 500;
  return (Math.floor(amount / step) + 1) * step;
}

/** Reads the conditions off the field, so that they are always met. */
function conditionsOf({ plan, random }: FieldMaking, ordered: readonly Weighted[]): Conditions {
  const money = ordered.map(({ horse }) => earned(horse));
  const ceiling = plan.nature === 'trot' && !plan.isClaiming ? roundUp(Math.max(...money)) : null;
  if (plan.nature !== 'trot' || plan.mobile || plan.age.max === 2 || !random.chance(0.45))
    return { ceiling, handicaps: [] };
  const first = roundUp(money[Math.floor(money.length * 0.62)]!);
  const second = roundUp(money[Math.floor(money.length * 0.9)]!);
  const steps = [{ metres: 25, from: first }];
  if (plan.age.max >= 9 && second > first) steps.push({ metres: 50, from: second });
  return { ceiling, handicaps: steps.filter((step) => money.some((amount) => amount >= step.from)) };
}

/** Two runners of one owner are coupled now and then. */
function coupling(ordered: readonly Weighted[]): Map<Horse, 'A' | 'B'> {
  const byOwner = groupBy(ordered, ({ horse }) => horse.owner);
  const pairs = [...byOwner.values()].filter((group) => group.length > 1).slice(0, 2);
  return new Map(
    pairs.flatMap((group, index) => group.map(({ horse }) => [horse, index === 0 ? 'A' : 'B'] as const)),
  );
}

/** Numbers, draws, weights and start handicaps of a race, and the conditions they follow from. */
export function createField(making: FieldMaking): Field {
  const { plan, random } = making;
  const ordered = inOrder(weigh(making));
  const conditions = conditionsOf(making, ordered);
  const draws = random.shuffle(ordered.map((_, index) => index + 1));
  const couples = coupling(ordered);
  const entries = ordered.map(({ horse, rider, weight, rating }, index): Entry => {
    const isNonRunner = random.chance(0.018);
    const back = conditions.handicaps.filter((step) => earned(horse) >= step.from).at(-1)?.metres ?? 0;
    return {
      horse,
      rider,
      weight,
      rating,
      numero: index + 1,
      corde: plan.mobile || plan.nature === 'plat' ? draws[index]! : 0,
      dist: plan.dist + back,
      claiming: plan.isClaiming ? random.pick([8000, 10_000, 12_000, 15_000]) : 0,
      ecurie: couples.get(horse) ?? '',
      isSupplemented: plan.isQuinte === false && random.chance(0.008),
      isNonRunner,
      isLate: isNonRunner && random.chance(0.3),
    };
  });
  return { entries, conditions };
}
