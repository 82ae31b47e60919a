import { dayNumber } from '../calendar';
import { DAMS, SIRES } from '../data/names';
import type { Nature } from '../data/racecourses';
import { prepareChoice, type Random } from '../random/createRandom';
import { createCareer } from './createCareer';
import type { People } from './createPeople';
import { nameHorse } from './nameHorse';
import { romanNumeral } from './romanNumeral';
import type { Horse, Person } from './types';

/** Horses in training. */
export interface Stud {
  bornBetween(nature: Nature, first: number, last: number): readonly Horse[];
  /**
   * Makes the stud fit for a year: too old ones leave, a new crop comes. Does nothing for a year already begun.
   * @param day the day number on which those who come do; defaults to the year's first
   */
  beginYear(year: number, day?: number): void;
}

/** Horses in training by age, a typical day's demand times the days between two races. */
const CROPS: Readonly<Record<Nature, Readonly<Record<number, number>>>> = {
  trot: { 2: 280, 3: 1200, 4: 1100, 5: 1000, 6: 800, 7: 640, 8: 480, 9: 360, 10: 240 },
  plat: { 2: 640, 3: 1040, 4: 720, 5: 520, 6: 360, 7: 240, 8: 160 },
  obstacle: { 3: 330, 4: 560, 5: 480, 6: 340, 7: 240, 8: 180, 9: 120, 10: 90 },
};
const COATS = ['B', 'B', 'B', 'BF', 'BF', 'AL', 'AL', 'N', 'NPAN', 'GR', 'BB'] as const;
const SHOEINGS = ['FF', 'FF', 'FF', 'DD', 'DF', 'FD', 'PD', 'PP', 'PF', 'DP', 'FP'] as const;
const DISTANCES: Readonly<Record<Nature, readonly [number, number]>> = {
  trot: [2400, 300],
  plat: [1800, 450],
  obstacle: [3900, 350],
};

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export interface Breeding {
  readonly random: Random;
  readonly people: People;
  /** From 0: horses of two generations never have a dam in common. */
  readonly generation: number;
}

interface Names {
  /** Of horses in training: a name is given again once its horse has retired. */
  readonly inUse: Set<string>;
  /** Name, sire and dam of every horse there was: no two are the same. */
  readonly pedigrees: Set<string>;
}

interface Choices {
  readonly trainer: (random: Random) => Person;
  readonly rider: (random: Random) => Person;
}

/** Good trainers get more horses, good riders are asked for more often. */
function prepareChoices(people: People, nature: Nature): Choices {
  return {
    trainer: prepareChoice(people.trainers[nature], ({ skill }) => 0.1 + skill ** 3),
    rider: prepareChoice(people.riders[nature], ({ skill }) => 0.05 + skill ** 2),
  };
}

/** Name and parents that no horse had together before: they tell horses apart where there is no id. */
function identity(nature: Nature, birthYear: number, { random, generation }: Breeding, names: Names) {
  const name = nameHorse(nature, birthYear, random, names.inUse);
  const suffix = generation === 0 ? '' : ` ${romanNumeral(generation + 1)}`;
  const propose = () => ({
    name,
    pere: random.pick(SIRES[nature === 'trot' ? 'trot' : 'galop']),
    mere: `${random.pick(DAMS)}${suffix}`,
  });
  const keyOf = ({ pere, mere }: ReturnType<typeof propose>) => `${name}/${pere}/${mere}`;
  let found = propose();
  while (names.pedigrees.has(keyOf(found))) found = propose();
  names.pedigrees.add(keyOf(found));
  return found;
}

function origins(nature: Nature, random: Random) {
  const peremere = random.pick(SIRES[nature === 'trot' ? 'trot' : 'galop']);
  const country = random.chance(0.93)
    ? 'FR'
    : random.pick(nature === 'trot' ? ['SWE', 'ITY', 'GER'] : ['IRE', 'GB', 'GER']);
  return { peremere, country, coat: random.pick(COATS) };
}

function character(nature: Nature, random: Random) {
  const [distance, spread] = DISTANCES[nature];
  const base = nature === 'trot' ? 0.055 : nature === 'obstacle' ? 0.03 : 0.001;
  return {
    ability: clamp(0.45 + 0.17 * random.normal(), 0.05, 1),
    risk: base * (0.3 + 1.6 * random.next()),
    distance: clamp(distance + spread * random.normal(), 1000, 5500),
    ground: 0.2 * random.normal(),
    second: 0.35 * random.normal(),
    shoeing: nature === 'trot' ? random.pick(SHOEINGS) : '',
    blinkers: random.chance(0.14) ? (random.chance(0.6) ? 'O' : 'A') : '',
  } as const;
}

interface Birth {
  /** When it comes into training, as a day number: older horses come with what they have done. */
  readonly day: number;
  readonly id: number;
  readonly nature: Nature;
  readonly birthYear: number;
}

function foal(
  { id, nature, birthYear, day }: Birth,
  breeding: Breeding,
  names: Names,
  choices: Choices,
): Horse {
  const { random, people } = breeding;
  const trainer = choices.trainer(random);
  const ridesOwn = people.riders[nature].includes(trainer) && random.chance(0.7);
  const sexe = random.chance(0.42) ? 'F' : random.chance(nature === 'trot' ? 0.45 : 0.65) ? 'H' : 'M';
  const born = {
    id,
    nature,
    birthYear,
    ...identity(nature, birthYear, breeding, names),
    sexe,
    ...origins(nature, random),
    ...character(nature, random),
    owner: random.chance(0.12) ? trainer.name : random.pick(people.owners),
    trainer,
    regularRider: ridesOwn ? trainer : choices.rider(random),
    freshness: 0.25 * random.normal(),
    surfaces: new Map<string, boolean>(),
  } as const;
  // Object.assign and not a spread: objects of one shape are read several times as fast.
  return Object.assign(born, createCareer(born, day, random));
}

/** @param firstId ids are given from here on */
export function createStud(breeding: Breeding, firstId: number): Stud {
  const crops = new Map<string, Horse[]>();
  const names: Names = { inUse: new Set(), pedigrees: new Set() };
  const choices = {
    trot: prepareChoices(breeding.people, 'trot'),
    plat: prepareChoices(breeding.people, 'plat'),
    obstacle: prepareChoices(breeding.people, 'obstacle'),
  };
  const asked = new Map<string, readonly Horse[]>();
  let given = firstId;
  let current: number | null = null;
  const keep = (key: string, horses: readonly Horse[], size: number) => {
    for (const horse of horses.slice(size)) names.inUse.delete(horse.name);
    if (size === 0) crops.delete(key);
    else crops.set(key, horses.slice(0, size));
  };
  const crop = (nature: Nature, birthYear: number, size: number, day: number) => {
    const key = `${nature}/${birthYear}`;
    const known = crops.get(key) ?? [];
    while (known.length < size)
      known.push(foal({ id: given++, nature, birthYear, day }, breeding, names, choices[nature]));
    keep(key, known, size);
  };
  const turnYear = () => {
    for (const horse of [...crops.values()].flat()) {
      horse.earnings.lastYear = horse.earnings.thisYear;
      horse.earnings.thisYear = 0;
    }
  };
  return {
    bornBetween: (nature, first, last) => {
      const key = `${nature}/${first}/${last}`;
      const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const found = asked.get(key) ?? years.flatMap((year) => crops.get(`${nature}/${year}`) ?? []);
      asked.set(key, found);
      return found;
    },
    beginYear: (year, day = dayNumber(`${year}-01-01`)) => {
      if (current === year) return;
      asked.clear();
      for (; current !== null && current < year; current += 1) turnYear();
      current = year;
      for (const [nature, ages] of Object.entries(CROPS) as [Nature, Record<number, number>][]) {
        const oldest = Math.max(...Object.keys(ages).map(Number));
        const retired = `${nature}/${year - oldest - 1}`;
        keep(retired, crops.get(retired) ?? [], 0);
        for (const [age, size] of Object.entries(ages)) crop(nature, year - Number(age), size, day);
      }
    },
  };
}
