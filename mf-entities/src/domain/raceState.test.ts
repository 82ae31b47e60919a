import { raceState } from './raceState';

/** 14:00 in Paris in November. */
const START = Date.parse('2026-11-21T13:00:00Z');
const MINUTE = 60_000;
const race = { jour: '2026-11-21', time: '14:00:00' };
const arrival = { order: [[1]], final: true, cancelled: false };

describe('raceState', () => {
  it.each([
    [-10, 'upcoming'],
    [-2, 'soon'],
    [5, 'running'],
    [200, 'unknown'],
  ])('is, %p minutes from the start, %p', (minutes, expected) =>
    expect(raceState(race, null, START + minutes * MINUTE)).toBe(expected),
  );

  it('follows the arrival', () => {
    expect(raceState(race, arrival, START)).toBe('official');
    expect(raceState(race, { ...arrival, final: false }, START)).toBe('provisional');
    expect(raceState(race, { ...arrival, order: [], cancelled: true }, START)).toBe('cancelled');
  });

  it('goes by the day where the time is not known', () => {
    expect(raceState({ ...race, time: null }, null, START)).toBe('upcoming');
    expect(raceState({ ...race, time: null }, null, START + 24 * 60 * MINUTE)).toBe('unknown');
  });
});
