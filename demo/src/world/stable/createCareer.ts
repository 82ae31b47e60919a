import { dayNumber, isoDay } from '../calendar';
import { RACECOURSES, type Nature } from '../data/racecourses';
import { naturesOf } from '../programme/planRace';
import { purseOf } from '../programme/purseOf';
import { kilometreRate } from '../race/formatTimes';
import { SHARES } from '../race/runRace';
import type { Random } from '../random/createRandom';
import { count, emptyTally, UNPLACED, type FormItem, type Horse } from './types';

/** What a horse has done before it was first seen. */
export type Career = Pick<
  Horse,
  | 'lastDay'
  | 'last'
  | 'lastShoeing'
  | 'lastBlinkers'
  | 'tally'
  | 'ranks'
  | 'form'
  | 'earnings'
  | 'record'
  | 'shoeings'
  | 'hasWornBlinkers'
>;

/** Of whom: as far as its results depend on it. */
export type Careerist = Pick<
  Horse,
  'nature' | 'birthYear' | 'ability' | 'risk' | 'shoeing' | 'blinkers' | 'owner' | 'trainer' | 'regularRider'
>;

/** Age of the first season, and starts a year. */
const SEASONS: Readonly<Record<Nature, { readonly debut: number; readonly starts: number }>> = {
  trot: { debut: 3, starts: 13 },
  plat: { debut: 2, starts: 8 },
  obstacle: { debut: 3, starts: 7 },
};
const MOST_STARTS = 80;
/** Starts that a form string still tells. */
const FORM_STARTS = 12;
const LETTERS: Readonly<Record<Nature, readonly string[]>> = {
  trot: ['a'],
  plat: ['p'],
  obstacle: ['h', 'h', 's'],
};
/** Milliseconds a kilometre that an average trotter has run in its best race. */
const RECORD = 73_600;

const COURSES = new Map(
  (['trot', 'plat', 'obstacle'] as const).map((nature) => [
    nature,
    RACECOURSES.filter((course) => naturesOf(course).includes(nature)).map(({ name }) => name),
  ]),
);

export const noCareer = (): Career => ({
  lastDay: 0,
  last: null,
  lastShoeing: '0',
  lastBlinkers: '0',
  tally: emptyTally(),
  ranks: [],
  form: [],
  earnings: { wins: 0, places: 0, thisYear: 0, lastYear: 0 },
  record: 0,
  shoeings: new Set(),
  hasWornBlinkers: false,
});

/** Starts of each year up to a day, oldest first. */
function seasonsOf(
  { nature, birthYear }: Careerist,
  day: number,
  random: Random,
): readonly (readonly [number, number])[] {
  const { debut, starts } = SEASONS[nature];
  const year = Number(isoDay(day).slice(0, 4));
  const years = Array.from(
    { length: Math.max(0, year - birthYear - debut + 1) },
    (_, index) => birthYear + debut + index,
  );
  let rest = MOST_STARTS;
  return years
    .reverse()
    .map((season, past) => {
      const passed = past === 0 ? Number(isoDay(day).slice(5, 7)) / 12 : 1;
      const young = season === birthYear + debut ? 0.4 : 1;
      const run = Math.min(rest, Math.round(starts * passed * young * (0.6 + 0.8 * random.next())));
      rest -= run;
      return [season, run] as const;
    })
    .reverse();
}

/** Null for a horse that was not classed. */
function drawRank({ ability, risk }: Careerist, random: Random): number | null {
  if (random.chance(risk)) return null;
  const wins = 0.04 + 0.16 * ability;
  const places = 0.1 + 0.22 * ability;
  const drawn = random.next();
  if (drawn < wins) return 1;
  if (drawn < wins + places) return random.int(2, 3);
  return drawn < wins + places + 0.38 ? random.int(4, 7) : random.int(8, 14);
}

/**
 * Makes a career up in figures: starts, places, earnings, record and the end of the form string follow from age and
 * ability, as if it had been raced. No race is made for them, and none is stored: pages tell them as what the source says.
 * @param day the day before which all of it lies
 */
export function createCareer(horse: Careerist, day: number, random: Random): Career {
  const career = noCareer();
  const { nature, ability } = horse;
  const seasons = seasonsOf(horse, day, random);
  const total = seasons.reduce((sum, [, starts]) => sum + starts, 0);
  if (total === 0) return career;
  const shares = SHARES[nature === 'trot' ? 'trot' : 'galop'];
  const thisYear = Number(isoDay(day).slice(0, 4));
  let run = 0;
  for (const [year, starts] of seasons) {
    for (let start = 0; start < starts; start += 1) {
      run += 1;
      const rank = drawRank(horse, random);
      count(career.tally, rank);
      // Horses rise in class as they go.
      const purse = purseOf(Math.max(0.08, ability - 0.2 * (1 - run / total)));
      // Whole euros, in cents: sources tell earnings without cents.
      const prize = rank === null ? 0 : Math.round((purse * (shares[rank - 1] ?? 0)) / 100) * 100;
      if (rank === 1) career.earnings.wins += prize;
      else career.earnings.places += prize;
      if (year === thisYear) career.earnings.thisYear += prize;
      if (year === thisYear - 1) career.earnings.lastYear += prize;
      if (total - run < FORM_STARTS) career.form.push(formItem(horse, year, rank, random));
    }
  }
  career.ranks = career.form
    .map(({ rank }) => rank ?? UNPLACED)
    .reverse()
    .slice(0, 6);
  if (nature === 'trot') {
    const best = RECORD - 4400 * (ability - 0.5) - 250 * Math.log(total) + 300 * random.normal();
    career.record = Math.round(best / 100) * 100;
  }
  career.lastShoeing = horse.shoeing;
  career.lastBlinkers = horse.blinkers;
  career.shoeings.add(horse.shoeing);
  career.hasWornBlinkers = horse.blinkers !== '';
  return { ...career, ...lastRace(horse, career, day, random) };
}

/** At no racecourse and under nobody: it counts in a career, and in no count by racecourse or rider. */
function formItem({ nature }: Careerist, year: number, rank: number | null, random: Random): FormItem {
  const result = rank === null ? (nature === 'obstacle' ? 'T' : 'D') : String(rank);
  return { year, hippo: '', rider: 0, rank, text: `${result}${random.pick(LETTERS[nature])}` };
}

/** The newest start, some weeks ago at most: within the year of its form. */
function lastRace(
  horse: Careerist,
  career: Career,
  day: number,
  random: Random,
): Pick<Career, 'lastDay' | 'last'> {
  const { nature, ability, owner, trainer, regularRider } = horse;
  const newest = career.form.at(-1);
  const before = newest === undefined ? day : Math.min(day, dayNumber(`${newest.year + 1}-01-01`));
  const lastDay = before - random.int(7, 40);
  const unplaced = nature === 'obstacle' ? 'TBE' : 'DAI';
  return {
    lastDay,
    last: {
      day: lastDay,
      hippo: random.pick(COURSES.get(nature) ?? []),
      cheque: purseOf(ability),
      partant: random.int(14, 16),
      dist: 25 * random.int(nature === 'obstacle' ? 136 : 60, nature === 'obstacle' ? 176 : 114),
      place: newest?.rank === null ? unplaced : String(newest?.rank ?? ''),
      cote: Math.round(10 * (2 + 30 * random.next() ** 2)) / 10,
      rider: regularRider.name,
      trainer: trainer.name,
      owner,
      redkm: career.record === 0 ? '' : kilometreRate(career.record + 100 * random.int(5, 30)),
      claiming: '0',
    },
  };
}
