import { createWorld } from './createWorld';
import { demoPress } from './demoPress';

const day = createWorld({ seed: 'press', firstDay: '2026-07-01', warmUpDays: 0 }).day('2026-07-01');
const press = demoPress(day)!;
const quinte = day.races.find(({ race }) => race.quinte === 1)!;

describe('the press of a day', () => {
  it('names eight different runners of the Quinté+ in every title', () => {
    const numbers = quinte.runners.map((runner) => runner.numero);
    expect(press.raceId).toBe(quinte.race.id);
    expect(press.titres.length).toBeGreaterThan(9);
    for (const { selection } of press.titres) {
      expect(new Set(selection).size).toBe(8);
      for (const numero of selection) expect(numbers).toContain(numero);
    }
  });

  it('counts how often each is named, the most named first', () => {
    const total = press.comptes.reduce((sum, { cites }) => sum + cites, 0);
    expect(total).toBe(press.titres.length * 8);
    const counts = press.comptes.map(({ cites }) => cites);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts[0]!).toBeGreaterThan(press.titres.length * 0.7);
  });

  it('is the same whenever it is asked for, and differs between titles', () => {
    expect(demoPress(day)).toEqual(press);
    expect(new Set(press.titres.map(({ selection }) => selection.join('-'))).size).toBeGreaterThan(6);
    expect(demoPress({ jour: day.jour, races: [] })).toBeNull();
  });
});
