import { dayNumber } from '../calendar';
import type { Nature } from '../data/racecourses';
import { createRandom } from '../random/createRandom';
import { createCareer } from './createCareer';
import { createPeople } from './createPeople';

const DAY = dayNumber('2026-08-27');
const random = createRandom('careers');
const people = createPeople(random, 1);
const horse = (nature: Nature, birthYear: number, ability = 0.5) => ({
  nature,
  birthYear,
  ability,
  risk: 0.03,
  shoeing: 'DD',
  blinkers: '' as const,
  owner: 'Ecurie Belle',
  trainer: people.trainers[nature][0]!,
  regularRider: people.riders[nature][0]!,
});
const careers = (of: ReturnType<typeof horse>) =>
  Array.from({ length: 300 }, () => createCareer(of, DAY, random));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const euros = ({ earnings }: ReturnType<typeof createCareer>) => (earnings.wins + earnings.places) / 100;

describe('what a horse has done before the world', () => {
  it.each([
    ['trot', 2020, 30, 60],
    ['trot', 2016, 70, 80],
    ['plat', 2021, 20, 40],
    ['obstacle', 2018, 25, 50],
  ] as const)('is as long as its age lets it be: %s, born in %d', (nature, birthYear, least, most) => {
    const starts = careers(horse(nature, birthYear)).map(({ tally }) => tally.starts);
    expect(mean(starts)).toBeGreaterThan(least);
    expect(mean(starts)).toBeLessThanOrEqual(most);
    expect(Math.max(...starts)).toBeLessThanOrEqual(80);
  });

  it('earns the more the better the horse, what suits a Quinté+ with the best', () => {
    expect(mean(careers(horse('trot', 2020, 0.85)).map(euros))).toBeGreaterThan(150_000);
    expect(mean(careers(horse('trot', 2020, 0.3)).map(euros))).toBeLessThan(40_000);
  });

  it('has a record at trot alone, of credible times', () => {
    const records = careers(horse('trot', 2020, 0.6)).map(({ record }) => record);
    expect(Math.min(...records)).toBeGreaterThan(69_000);
    expect(Math.max(...records)).toBeLessThan(76_000);
    expect(careers(horse('plat', 2020)).every(({ record }) => record === 0)).toBe(true);
  });

  it('hangs together: form, ranks, last race and money of the years', () => {
    for (const career of careers(horse('trot', 2020))) {
      expect(career.form.length).toBe(Math.min(12, career.tally.starts));
      expect(career.ranks[0]).toBe(career.form.at(-1)?.rank ?? 10);
      expect(career.lastDay).toBeLessThan(DAY);
      expect(career.last?.day).toBe(career.lastDay);
      const { wins, places, thisYear, lastYear } = career.earnings;
      expect(thisYear + lastYear).toBeLessThanOrEqual(wins + places);
      expect((wins + places) % 100).toBe(0);
    }
  });

  it('is nothing for who is too young to have run', () => {
    expect(createCareer(horse('trot', 2024), DAY, random)).toMatchObject({
      tally: { starts: 0 },
      last: null,
      lastDay: 0,
    });
  });
});
