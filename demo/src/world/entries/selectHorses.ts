import type { RacePlan } from '../programme/planRace';
import type { Random } from '../random/createRandom';
import type { Stud } from '../stable/createStud';
import type { Horse } from '../stable/types';

export interface Selection {
  readonly plan: RacePlan;
  readonly stud: Stud;
  /** Day number. */
  readonly day: number;
  readonly year: number;
  /** Horses already entered today; those chosen are added. */
  readonly entered: Set<number>;
  readonly random: Random;
}

const REST_DAYS = 6;
const DRAWS = 110;

/** How little a horse is suited by a race; the least are entered. */
function unfitness(horse: Horse, { plan, day, random }: Selection): number {
  const rest = day - horse.lastDay;
  const tired = horse.lastDay > 0 && rest < 11 ? 0.25 : 0;
  const distance = Math.abs(Math.log(plan.dist / horse.distance));
  const second = plan.discipline === 'Monté' || plan.discipline === 'Steeple-chase' ? -0.4 * horse.second : 0;
  return 5 * Math.abs(horse.ability - plan.level) + 1.4 * distance + tired + second + 0.5 * random.next();
}

function mayRun(horse: Horse, { plan, day, entered }: Selection): boolean {
  if (entered.has(horse.id) || (horse.lastDay > 0 && day - horse.lastDay < REST_DAYS)) return false;
  if (plan.sex === 'F') return horse.sexe === 'F';
  return plan.sex !== 'MH' || horse.sexe !== 'F';
}

/** The horses of a race: fit, rested, of the right age and sex, near to its level. May be fewer than wanted. */
export function selectHorses(selection: Selection): Horse[] {
  const { plan, stud, year, entered, random } = selection;
  const pool = stud.bornBetween(plan.nature, year - plan.age.max, year - plan.age.min);
  const drawn = new Map<number, Horse>();
  for (let draw = 0; draw < DRAWS || (drawn.size < plan.fieldSize && draw < 10 * DRAWS); draw += 1) {
    const horse = random.pick(pool);
    if (mayRun(horse, selection)) drawn.set(horse.id, horse);
  }
  const chosen = [...drawn.values()]
    .map((horse) => ({ horse, unfit: unfitness(horse, selection) }))
    .sort((left, right) => left.unfit - right.unfit)
    .slice(0, plan.fieldSize)
    .map(({ horse }) => horse);
  for (const horse of chosen) entered.add(horse.id);
  return chosen;
}
