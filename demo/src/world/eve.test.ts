import { createWorld } from './createWorld';
import { dayAt, stateAt } from './stateAt';
import type { DemoDay } from './types';

const HOUR = 3_600_000;
/** What a card says of the past of rider and trainer. */
const PEOPLE = [
  'musiquejoc',
  'musiqueent',
  'coursesjockey',
  'victoiresjockey',
  'placejockey',
  'coursesentraineur',
  'nbrCourseJockHippo',
  'pourcVictEntHippo',
] as const;
const OPTIONS = { seed: 'eve', firstDay: '2026-07-01', warmUpDays: 40 } as const;

function worldOn(): DemoDay[] {
  const world = createWorld(OPTIONS);
  return [world.day('2026-07-01'), world.day('2026-07-02', true)];
}

const [today, tomorrow] = worldOn() as [DemoDay, DemoDay];
const midnight = Date.parse('2026-07-02T00:00:00+02:00');

const starts = (musique: string) => musique.split(' ').filter((item) => !item.startsWith('(')).length;

describe('the card of tomorrow', () => {
  const ran = new Map<number, number>();
  for (const { runners } of today.races)
    for (const { idJockey, cl } of runners)
      if (!['', 'NP'].includes(cl)) ran.set(idJockey, (ran.get(idJockey) ?? 0) + 1);

  it('counts nothing of today', () => {
    let busy = 0;
    tomorrow.races.forEach((race) => {
      const eve = stateAt(race, midnight - HOUR).runners;
      race.runners.forEach((after, index) => {
        const before = eve[index]!;
        const rode = ran.get(after.idJockey) ?? 0;
        expect(before.numero).toBe(after.numero);
        expect(after.coursesjockey - before.coursesjockey).toBe(rode);
        if (rode > 0) busy += 1;
        // Of so many starts the string is whole.
        if (after.coursesjockey < 100) {
          expect(starts(after.musiquejoc) - starts(before.musiquejoc)).toBe(rode);
          expect(after.musiquejoc.endsWith(before.musiquejoc)).toBe(true);
        }
      });
    });
    expect(busy).toBeGreaterThan(50);
  });

  it('is the one that would be written had today not been run', () => {
    const world = createWorld(OPTIONS);
    const yesterday = world.day('2026-07-01').races.flatMap(({ runners }) => runners);
    const known = new Map(yesterday.map((runner) => [runner.idJockey, runner]));
    let compared = 0;
    for (const { runners } of dayAt(tomorrow, midnight - HOUR))
      for (const runner of runners) {
        const same = known.get(runner.idJockey);
        if (same === undefined) continue;
        compared += 1;
        expect([runner.musiquejoc, runner.victoiresjockey, runner.placejockey]).toEqual([
          same.musiquejoc,
          same.victoiresjockey,
          same.placejockey,
        ]);
      }
    expect(compared).toBeGreaterThan(50);
  });

  it('becomes that of a day of its own at midnight in Paris', () => {
    for (const race of tomorrow.races) {
      const counts = (now: number) =>
        stateAt(race, now).runners.map((runner) => PEOPLE.map((column) => runner[column]));
      expect(counts(midnight)).toEqual(race.runners.map((runner) => PEOPLE.map((column) => runner[column])));
    }
  });

  it('has the horses as they are: none runs on two days', () => {
    for (const race of tomorrow.races) {
      const eve = stateAt(race, midnight - 1).runners;
      expect(eve.map(({ musiqueche, gains }) => [musiqueche, gains])).toEqual(
        race.runners.map(({ musiqueche, gains }) => [musiqueche, gains]),
      );
    }
  });
});
