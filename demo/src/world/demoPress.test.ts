import { createWorld } from './createWorld';
import { demoPress } from './demoPress';

const day = createWorld({ seed: 'press', firstDay: '2026-07-01', warmUpDays: 0 }).day('2026-07-01');
const press = demoPress(day)!;
const quinte = day.races.find(({ race }) => race.quinte === 1)!;

describe('the press of a day', () => {
  it('names eight different runners of the Quinté+ in every title', () => {
    const numbers = quinte.runners.map((runner) => runner.numero);
    expect(press.raceId).toBe(quinte.race.id);
    expect(press.titles.length).toBeGreaterThan(9);
    for (const { selection } of press.titles) {
      expect(new Set(selection).size).toBe(8);
      for (const numero of selection) expect(numbers).toContain(numero);
    }
  });

  it('names the favourite most often', () => {
    const betted = quinte.runners.filter((runner) => runner.coteprob > 0);
    const favourite = betted.reduce((best, runner) => (runner.coteprob < best.coteprob ? runner : best));
    const naming = press.titles.filter(({ selection }) => selection.includes(favourite.numero));
    expect(naming.length).toBeGreaterThan(press.titles.length * 0.7);
  });

  it('is the same whenever it is asked for, and differs between titles', () => {
    expect(demoPress(day)).toEqual(press);
    expect(new Set(press.titles.map(({ selection }) => selection.join('-'))).size).toBeGreaterThan(6);
    expect(demoPress({ jour: day.jour, races: [] })).toBeNull();
  });
});
