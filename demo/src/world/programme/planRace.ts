import type { Discipline, Nature, Racecourse } from '../data/racecourses';
import type { Random } from '../random/createRandom';
import { AGE_RULES, type AgeRule, GROWN } from './ages';
import { purseOf } from './purseOf';

/** One race as programmed, before anyone is entered. */
export interface RacePlan {
  readonly number: number;
  /** Start, minutes after midnight in Paris. */
  readonly minutes: number;
  readonly nature: Nature;
  readonly discipline: Discipline;
  readonly dist: number;
  readonly mobile: boolean;
  /** From 0 to 1: class of horse wanted, on the scale of `Horse.ability`. */
  readonly level: number;
  /** Whole units of the racecourse's currency. */
  readonly purse: number;
  readonly age: AgeRule;
  readonly sex: 'tous chevaux' | 'F' | 'MH';
  readonly handicap: string;
  readonly isClaiming: boolean;
  readonly isQuinte: boolean;
  readonly fieldSize: number;
  readonly name: string;
  readonly groupe: string;
  readonly courseabc: string;
}

export interface RaceWish {
  readonly course: Racecourse;
  readonly nature: Nature;
  readonly month: number;
  readonly number: number;
  readonly minutes: number;
  readonly isQuinte: boolean;
  /** What the race is named after. */
  readonly patron: string;
  readonly random: Random;
}

const NATURE_OF: Readonly<Record<Discipline, Nature>> = {
  Attelé: 'trot',
  Monté: 'trot',
  Plat: 'plat',
  Haies: 'obstacle',
  'Steeple-chase': 'obstacle',
  'Steeple-chase cross-country': 'obstacle',
};
const SHARE: Readonly<Record<Discipline, number>> = {
  Attelé: 17,
  Monté: 3,
  Plat: 10,
  Haies: 6,
  'Steeple-chase': 4,
  'Steeple-chase cross-country': 2,
};

/** Natures of racing a course offers. */
export function naturesOf(course: Racecourse): Nature[] {
  return [...new Set(disciplinesOf(course).map((discipline) => NATURE_OF[discipline]))];
}

function disciplinesOf(course: Racecourse): Discipline[] {
  return Object.keys(course.distances) as Discipline[];
}

function pickDiscipline({ course, nature, isQuinte, random }: RaceWish): Discipline {
  const offered = disciplinesOf(course);
  const own = offered.filter((discipline) => NATURE_OF[discipline] === nature);
  if (isQuinte) return own.find((discipline) => discipline !== 'Monté')!;
  const beside =
    nature === 'obstacle' && random.chance(0.2) ? offered.filter((discipline) => discipline === 'Plat') : [];
  return random.weighted(beside.length > 0 ? beside : own, (discipline) => SHARE[discipline]);
}

/** Class of horse in the best handicaps. */
const BEST_HANDICAP = 0.7;

const NO_LABELS = { groupe: '', courseabc: '' } as const;

function labels(nature: Nature, level: number, isHandicap: boolean, isClaiming: boolean) {
  if (nature === 'trot') {
    if (level > 0.92) return { groupe: level > 0.97 ? 'Groupe II' : 'Groupe III', courseabc: '' };
    const letter = isClaiming ? 'R' : 'BCDEFG'[Math.min(5, Math.max(0, Math.floor((0.9 - level) * 8)))];
    return { groupe: `Course ${letter}`, courseabc: `Course ${letter}` };
  }
  if (level > 0.93 && !isHandicap)
    return { groupe: level > 0.97 ? 'Groupe II' : 'Groupe III', courseabc: '' };
  return { groupe: `Classe ${level > 0.75 ? 1 : level > 0.55 ? 2 : level > 0.38 ? 3 : 4}`, courseabc: '' };
}

function pickHandicap({ isQuinte, random }: RaceWish, nature: Nature): string {
  if (nature === 'trot') return '';
  if (isQuinte) return nature === 'plat' ? 'Handicap divisé - première épreuve' : 'Handicap';
  if (!random.chance(0.38)) return '';
  return random.pick([
    'Handicap',
    'Handicap',
    'Handicap divisé - première épreuve',
    'Handicap divisé - deuxième épreuve',
  ]);
}

function pickAge({ isQuinte, month, random }: RaceWish, nature: Nature, discipline: Discipline): AgeRule {
  if (isQuinte || discipline === 'Steeple-chase cross-country') return GROWN[nature];
  return random.weighted(
    AGE_RULES[nature].filter((rule) => rule.from <= month),
    (rule) => rule.share,
  );
}

export function planRace(wish: RaceWish): RacePlan {
  const { course, isQuinte, random } = wish;
  const discipline = pickDiscipline(wish);
  const nature = NATURE_OF[discipline];
  const dist = random.pick(course.distances[discipline]!);
  const handicap = pickHandicap(wish, nature);
  const isClaiming = !isQuinte && handicap === '' && nature !== 'obstacle' && random.chance(0.1);
  const wanted =
    course.prestige + (isQuinte ? 0.06 : 0.32 * (random.next() - 0.62)) - (isClaiming ? 0.15 : 0);
  // The very best are entered at level weights: a handicap has horses near enough to one another to be weighed together.
  const level = Math.min(handicap === '' ? 0.98 : BEST_HANDICAP, Math.max(0.08, wanted));
  const purse = purseOf(level, { isQuinte, rate: course.rate ?? 1 });
  const mobile = discipline === 'Attelé' && (course.mobile?.includes(dist) ?? false);
  const limit = mobile ? 16 : 18;
  return {
    number: wish.number,
    minutes: wish.minutes,
    nature,
    discipline,
    dist,
    mobile,
    level,
    purse,
    age: pickAge(wish, nature, discipline),
    sex:
      isQuinte || random.chance(0.76) ? 'tous chevaux' : random.pick(nature === 'trot' ? ['F', 'MH'] : ['F']),
    handicap,
    isClaiming,
    isQuinte,
    fieldSize: isQuinte
      ? random.int(14, limit)
      : Math.min(16, Math.max(8, Math.round(11.6 + 2.2 * random.normal()))),
    name: course.counted === undefined ? `Prix ${wish.patron}` : `${course.counted} ${wish.number}`,
    ...(course.counted === undefined ? labels(nature, level, handicap !== '', isClaiming) : NO_LABELS),
  };
}
