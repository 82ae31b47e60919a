import type { Nature } from '../data/racecourses';
import type { RacePlan } from './planRace';

/** Ages a race is open to. */
export interface AgeRule {
  /** As in the column `age`. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** As in the conditions. */
  readonly text: string;
  /** First month of the year such races are held. */
  readonly from: number;
  /** How often such races are held, against 1. */
  readonly share: number;
}

const rule = (label: string, min: number, max: number, text: string, from = 1, share = 1): AgeRule => ({
  label,
  min,
  max,
  text,
  from,
  share,
});

export const AGE_RULES: Readonly<Record<Nature, readonly AgeRule[]>> = {
  trot: [
    rule('2', 2, 2, '2 ans', 8, 0.25),
    rule('3', 3, 3, '3 ans'),
    rule('3', 3, 3, '3 ans'),
    rule('4', 4, 4, '4 ans'),
    rule('5', 5, 5, '5 ans'),
    rule('4-5', 4, 5, '4 et 5 ans'),
    rule('5-10', 5, 10, '5 à 10 ans inclus'),
    rule('6-10', 6, 10, '6 à 10 ans inclus'),
    rule('7-8', 7, 8, '7 et 8 ans'),
  ],
  plat: [
    rule('2', 2, 2, '2 ans', 5, 0.7),
    rule('3', 3, 3, '3 ans'),
    rule('3', 3, 8, '3 ans et au-dessus', 4),
    rule('4', 4, 8, '4 ans et au-dessus'),
    rule('4', 4, 8, '4 ans et au-dessus'),
  ],
  obstacle: [
    rule('3', 3, 3, '3 ans', 4, 0.6),
    rule('4', 4, 4, '4 ans'),
    rule('4-5', 4, 5, '4 et 5 ans'),
    rule('5', 5, 10, '5 ans et au-dessus'),
  ],
};

/** Main events and cross-country races are for grown horses. */
export const GROWN: Readonly<Record<Nature, AgeRule>> = {
  trot: rule('5-10', 5, 10, '5 à 10 ans inclus'),
  plat: rule('4', 4, 8, '4 ans et au-dessus'),
  obstacle: rule('5', 5, 10, '5 ans et au-dessus'),
};

const ANY_AGE: Readonly<Record<Nature, AgeRule>> = {
  trot: rule('2-10', 2, 10, '2 à 10 ans inclus'),
  plat: rule('2', 2, 8, '2 ans et au-dessus'),
  obstacle: rule('3', 3, 10, '3 ans et au-dessus'),
};

/** A race that filled badly, opened to every age and sex so that those entered and more may run. */
export function openToAll(plan: RacePlan): RacePlan {
  return { ...plan, age: ANY_AGE[plan.nature], sex: 'tous chevaux' };
}
