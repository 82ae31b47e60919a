import { RACE_NAMES } from '../data/names';
import { type Nature, type Racecourse, RACECOURSES } from '../data/racecourses';
import type { Random } from '../random/createRandom';
import { naturesOf, planRace, type RacePlan } from './planRace';

/** One meeting of a day, as programmed. */
export interface MeetingPlan {
  readonly course: Racecourse;
  /** Meeting number, null for a meeting that goes by its name. */
  readonly reun: number | null;
  readonly weather: Weather;
  /** Number of the first race the weather lets nobody run; null on almost all days. */
  readonly stopsAt: number | null;
  readonly races: readonly RacePlan[];
}

export interface Weather {
  readonly temperature: number;
  readonly forceVent: number;
  readonly directionVent: string;
  readonly sky: string;
  /** From 0, firm, to 1, heavy. */
  readonly softness: number;
}

interface Slot {
  readonly first: number;
  readonly last: number;
}

/** Minutes after midnight of the first race; the last start is at 21:00 or before. */
const SLOTS: readonly Slot[] = [
  { first: 800, last: 1070 },
  { first: 660, last: 900 },
  { first: 720, last: 970 },
  { first: 990, last: 1250 },
  { first: 765, last: 1010 },
  { first: 1060, last: 1260 },
  { first: 675, last: 930 },
  { first: 930, last: 1180 },
  { first: 850, last: 1100 },
];
const NATURE_CYCLE: readonly Nature[] = [
  'trot',
  'obstacle',
  'plat',
  'trot',
  'trot',
  'plat',
  'trot',
  'plat',
  'trot',
];
const SKIES = ['Ensoleillé', 'Peu Nuageux', 'Nuageux', 'Couvert', 'Averses', 'Pluie'] as const;
const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO', 'SSO', 'ONO'] as const;
/** Mean temperature in °C by month. */
const WARMTH = [5, 6, 10, 13, 17, 21, 23, 23, 19, 15, 9, 6] as const;

function weatherOf(month: number, random: Random): Weather {
  const sky = random.int(0, SKIES.length - 1);
  const warmth = WARMTH[month - 1] ?? 12;
  return {
    temperature: Math.round(warmth + 3 * random.normal()),
    forceVent: random.int(2, 32),
    directionVent: random.pick(WINDS),
    sky: SKIES[sky]!,
    softness: Math.min(1, Math.max(0, sky / 6 + (warmth < 10 ? 0.25 : 0) + 0.15 * random.normal())),
  };
}

/** Frost or water stop a meeting now and then, never the day's main one. */
function stopOf(reun: number | null, weather: Weather, races: number, random: Random): number | null {
  const risk = weather.temperature <= 0 || weather.softness > 0.95 ? 0.06 : 0.003;
  const stops = random.chance(risk);
  return stops && reun !== null && reun > 1 ? random.int(1, races) : null;
}

interface MeetingChoice {
  readonly course: Racecourse;
  readonly nature: Nature;
}

function chooseCourse(
  nature: Nature,
  ranks: readonly string[],
  taken: Set<string>,
  random: Random,
): MeetingChoice | null {
  const open = RACECOURSES.filter(
    (course) => ranks.includes(course.rank) && naturesOf(course).includes(nature) && !taken.has(course.name),
  );
  if (open.length === 0) return null;
  const course = random.pick(open);
  taken.add(course.name);
  return { course, nature };
}

function chooseMeetings(random: Random): { numbered: MeetingChoice[]; named: MeetingChoice[] } {
  const taken = new Set<string>();
  const main = random.weighted<Nature>(
    ['trot', 'plat', 'obstacle'],
    (nature) => ({ trot: 4, plat: 4, obstacle: 1 })[nature],
  );
  const natures = [main, ...NATURE_CYCLE.slice(0, random.int(4, 6))];
  const present = (choice: MeetingChoice | null): choice is MeetingChoice => choice !== null;
  const numbered = natures.map((nature, index) =>
    chooseCourse(nature, index === 0 ? ['quinte'] : ['quinte', 'pmu'], taken, random),
  );
  const named = Array.from({ length: random.chance(0.25) ? 2 : 1 }, () =>
    chooseCourse(random.pick(['trot', 'trot', 'plat', 'obstacle']), ['named'], taken, random),
  );
  return { numbered: numbered.filter(present), named: named.filter(present) };
}

/** Month and day without a Quinté+, so that pages are seen on such a day too. */
const NO_QUINTE = '05-01';

/**
 * The programme of one day: five to seven numbered meetings, the first with the Quinté+ race on every day but one of the
 * year, and one or two named ones.
 */
export function planDay(jour: string, random: Random): MeetingPlan[] {
  const month = Number(jour.slice(5, 7));
  const { numbered, named } = chooseMeetings(random);
  const patrons = random.shuffle(RACE_NAMES);
  let given = 0;
  return [...numbered, ...named].map(({ course, nature }, index) => {
    const reun = index < numbered.length ? index + 1 : null;
    const slot = SLOTS[index % SLOTS.length]!;
    const weather = weatherOf(month, random);
    const count = random.int(7, 9);
    const step = Math.floor((slot.last - slot.first) / (count - 1));
    const shift = random.int(0, 4);
    const races = Array.from({ length: count }, (_, race) =>
      planRace({
        course,
        nature,
        month,
        number: race + 1,
        minutes: Math.min(1260, slot.first + race * step + shift),
        isQuinte: reun === 1 && race === 3 && jour.slice(5) !== NO_QUINTE,
        patron: patrons[given++ % patrons.length]!,
        random,
      }),
    );
    return { course, reun, weather, races, stopsAt: stopOf(reun, weather, count, random) };
  });
}
