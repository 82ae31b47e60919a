import { CACHEDATE_COLUMNS, type CachedateRow, CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { isoDay, dayNumber } from './calendar';
import { createWorld, DEMO_IDS } from './createWorld';
import type { DemoDay } from './types';

const FIRST = '2026-03-10';
const DAYS = 12;

function generate(seed: string, days: number): DemoDay[] {
  const world = createWorld({ seed, firstDay: FIRST, warmUpDays: 30 });
  return Array.from({ length: days }, (_, index) => world.day(isoDay(dayNumber(FIRST) + index)));
}

const days = generate('test', DAYS);
const races = days.flatMap((day) => day.races);
const run = races.filter(({ arrival }) => arrival.categorieStatut === 'ARRIVEE');
const runners = races.flatMap((race) => race.runners);

describe('the demo world', () => {
  it('is the same for the same seed, and another one for another', () => {
    expect(JSON.stringify(generate('test', 2))).toBe(JSON.stringify(days.slice(0, 2)));
    expect(generate('other', 1)[0]!.races.map(({ race }) => race.prixnom)).not.toEqual(
      days[0]!.races.map(({ race }) => race.prixnom),
    );
  });

  it('gives the same day whether the days before were asked for or passed', () => {
    const world = createWorld({ seed: 'test', firstDay: FIRST, warmUpDays: 30 });
    while (world.nextDay < '2026-03-13') world.pass();
    expect(JSON.stringify(world.day('2026-03-13'))).toBe(JSON.stringify(days[3]));
    expect(() => world.day('2026-03-13')).toThrow(RangeError);
  });

  it('fills every column of the dictionary and no other', () => {
    const sorted = (columns: readonly { name: string }[]) => columns.map(({ name }) => name).sort();
    expect(Object.keys(races[0]!.race).sort()).toEqual(sorted(CARACTRAP_COLUMNS));
    expect(Object.keys(runners[0]!).sort()).toEqual(sorted(CACHEDATE_COLUMNS));
  });

  it('has five to seven numbered meetings and one or two named ones a day', () => {
    for (const day of days) {
      const meetings = [...new Set(day.races.map(({ race }) => race.reun!))];
      const numbered = meetings.filter((reun) => /^\d+$/.test(reun));
      expect(numbered).toEqual(numbered.map((_, index) => String(index + 1)));
      expect(numbered.length).toBeGreaterThanOrEqual(5);
      expect(numbered.length).toBeLessThanOrEqual(7);
      expect(meetings.length - numbered.length).toBeGreaterThanOrEqual(1);
      expect(meetings.length - numbered.length).toBeLessThanOrEqual(2);
    }
  });

  it('has exactly one Quinté+ a day, in meeting 1 with 14 to 18 runners', () => {
    for (const day of days) {
      const quinte = day.races.filter(({ race }) => race.quinte === 1);
      expect(quinte).toHaveLength(1);
      expect(quinte[0]!.race.reun).toBe('1');
      expect(quinte[0]!.runners.length).toBeGreaterThanOrEqual(14);
      expect(quinte[0]!.runners.length).toBeLessThanOrEqual(18);
    }
  });

  it('has no Quinté+ on 1 May', () => {
    const world = createWorld({ seed: 'test', firstDay: '2026-04-30', warmUpDays: 5 });
    const quintes = (jour: string) => world.day(jour).races.filter(({ race }) => race.quinte === 1).length;
    expect(['2026-04-30', '2026-05-01', '2026-05-02'].map(quintes)).toEqual([1, 0, 1]);
  });

  it('runs all six disciplines between 11:00 and 21:00', () => {
    expect(new Set(races.map(({ race }) => race.typec)).size).toBe(6);
    const times = races.map(({ race }) => race.heure!).sort();
    expect(times[0]! >= '11:00:00' && times.at(-1)! <= '21:00:00').toBe(true);
  });

  it('gives every race 8 to 18 runners with numbers, riders and horses of their own', () => {
    for (const { race, runners: field } of races) {
      const once = (key: keyof CachedateRow) =>
        expect(new Set(field.map((runner) => runner[key])).size).toBe(field.length);
      expect(field.length).toBeGreaterThanOrEqual(8);
      expect(field.length).toBeLessThanOrEqual(18);
      expect(race.partant).toBe(String(field.length));
      for (const key of ['id', 'numero', 'idChe', 'idJockey'] as const) once(key);
    }
  });

  it('enters nobody twice at once: a horse once a day, a rider at one course a day', () => {
    for (const day of days) {
      const field = day.races.flatMap((race) => race.runners);
      expect(new Set(field.map((runner) => runner.idChe)).size).toBe(field.length);
      const courses = new Map<number, string>();
      for (const runner of field) {
        expect(courses.get(runner.idJockey) ?? runner.hippo).toBe(runner.hippo);
        courses.set(runner.idJockey, runner.hippo);
      }
    }
  });

  it('keeps its ids apart from real ones and within the types of the columns', () => {
    expect(Math.min(...races.map(({ race }) => race.id))).toBeGreaterThan(DEMO_IDS.races);
    expect(
      Math.max(...runners.flatMap((runner) => [runner.idChe, runner.idJockey, runner.comp])),
    ).toBeLessThan(2 ** 31);
  });

  it('offers odds whose implied probabilities add up to the take-out', () => {
    for (const { runners: field } of run) {
      const sum = field
        .filter((runner) => runner.cotedirect > 0)
        .reduce((total, runner) => total + 1 / runner.cotedirect, 0);
      // Less is kept of a race whose favourite pays the least that a bet may.
      const isSure = field.some((runner) => runner.cotedirect > 0 && runner.cotedirect <= 1.1);
      expect(sum).toBeGreaterThan(isSure ? 1 : 1.05);
      expect(sum).toBeLessThan(1.4);
    }
  });

  it('lets favourites win about as often as their odds say', () => {
    const favourites = run.map(({ runners: field }) => {
      const betted = field.filter((runner) => runner.cotedirect > 0);
      return betted.reduce((best, runner) => (runner.cotedirect < best.cotedirect ? runner : best));
    });
    const expected =
      favourites.reduce((sum, runner) => sum + 0.84 / runner.cotedirect, 0) / favourites.length;
    const won = favourites.filter((runner) => runner.cl === '1').length / favourites.length;
    expect(Math.abs(won - expected)).toBeLessThan(0.05);
  });

  it('has arrivals that agree with the ranks, dead heats and non-runners included', () => {
    for (const { race, runners: field, arrival } of races) {
      const cl = new Map(field.map((runner) => [runner.numero, runner.cl]));
      let rank = 1;
      for (const group of arrival.ordre) {
        for (const numero of group) expect(cl.get(numero)).toBe(String(rank));
        rank += group.length;
      }
      expect(race.arriv).toBe(arrival.ordre.flat().join('-'));
      expect([...cl.values()].filter((place) => /^\d+$/.test(place))).toHaveLength(
        arrival.ordre.flat().length,
      );
    }
    expect(races.some(({ arrival }) => arrival.ordre.some((group) => group.length > 1))).toBe(true);
    expect(runners.some((runner) => runner.cl === 'NP' && runner.cotedirect === 0)).toBe(true);
    expect(runners.some((runner) => runner.cl === 'DAI')).toBe(true);
  });

  it('writes form strings, ranks, totals and the previous race as the horse ran them', () => {
    const before = new Map<number, CachedateRow>();
    for (const runner of runners) {
      const last = before.get(runner.idChe);
      if (last !== undefined) {
        const item = runner.musiqueche.split(' ')[0]!;
        const ended = { DAI: 'D', ARR: 'D', TBE: 'T', TJ: 'TJ' }[last.cl] ?? last.cl;
        expect(item.slice(0, -1)).toBe(ended);
        expect(runner.m1).toBe(/^\d+$/.test(last.cl) ? Number(last.cl) : 10);
        expect([runner.dernierhippo, runner.derniereplace, runner.dernierJoc]).toEqual([
          last.hippo,
          last.cl,
          last.jockey,
        ]);
        expect(runner.coursescheval).toBe(last.coursescheval + 1);
        expect(runner.victoirescheval).toBe(last.victoirescheval + (last.cl === '1' ? 1 : 0));
        expect(Number(runner.gains)).toBeGreaterThanOrEqual(Number(last.gains));
      }
      if (!['NP', ''].includes(runner.cl)) before.set(runner.idChe, runner);
    }
    expect(before.size).toBeGreaterThan(1000);
  });

  it('numbers the rides of a day from 0 in the order of the races, as many as were run and won before', () => {
    const [day] = days;
    const inTime = day!.races.toSorted(
      (one, other) => one.startsAt - other.startsAt || one.race.id - other.race.id,
    );
    const rides = new Map<number, CachedateRow[]>();
    for (const race of inTime) {
      for (const runner of race.runners) {
        const earlier = rides.get(runner.idJockey) ?? [];
        const ran = earlier.filter(({ cl }) => !['NP', ''].includes(cl));
        expect([runner.montesdujockeyjour, runner.couruejockeyjour, runner.victoirejockeyjour]).toEqual([
          String(earlier.length),
          String(ran.length),
          String(ran.filter(({ cl }) => cl === '1').length),
        ]);
        rides.set(runner.idJockey, [...earlier, runner]);
      }
    }
    expect(Math.max(...[...rides.values()].map((of) => of.length))).toBeGreaterThan(3);
  });

  it('gives all runners of a trainer in one race the same number, those in earlier races', () => {
    const [day] = days;
    const same = new Set<string>();
    for (const { race, runners: field, startsAt } of day!.races) {
      for (const runner of field) {
        const earlier = day!.races
          .filter(
            (other) => other.startsAt < startsAt || (other.startsAt === startsAt && other.race.id < race.id),
          )
          .flatMap((other) => other.runners);
        const trained = earlier.filter(({ idEntraineur }) => idEntraineur === runner.idEntraineur);
        const owned = earlier.filter(({ proprietaire }) => proprietaire === runner.proprietaire);
        expect(runner.monteentraineurjour).toBe(trained.length);
        expect(runner.nbcoursepropjour).toBe(owned.length);
        if (field.some((other) => other !== runner && other.idEntraineur === runner.idEntraineur))
          same.add(`${race.id}/${runner.idEntraineur}`);
      }
    }
    expect(same.size).toBeGreaterThan(10);
  });

  it('names trotters of one birth year with one letter', () => {
    const trotters = runners.filter(
      (runner) => ['Attelé', 'Monté'].includes(runner.typec) && runner.age === 6,
    );
    const letters = new Set(trotters.map((runner) => runner.cheval.normalize('NFD')[0]));
    expect([...letters]).toEqual(['K']);
  });
});
