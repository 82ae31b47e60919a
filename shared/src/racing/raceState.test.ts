import { arrival, race } from '../testing';
import { nextRace, raceState, startOf } from './raceState';

const minutes = 60_000;
const { jour: DAY } = race();
/** Epoch milliseconds of a time in Paris on that day. */
const at = (time: string): number => Date.parse(`${DAY}T${time}:00+01:00`);

describe('raceState', () => {
  const start = at('13:50');
  it.each([
    ['hours before', -5 * 60 * minutes, 'upcoming'],
    ['just over three minutes before', -3 * minutes - 1, 'upcoming'],
    ['three minutes before', -3 * minutes, 'soon'],
    ['a moment before', -1, 'soon'],
    ['at the start', 0, 'running'],
    ['ninety minutes later, less a moment', 90 * minutes - 1, 'running'],
    ['ninety minutes later', 90 * minutes, 'late'],
    ['three hours later, less a moment', 180 * minutes - 1, 'late'],
    ['three hours later', 180 * minutes, 'unknown'],
    ['years later', 1e11, 'unknown'],
  ])('%s', (_, offset, state) => {
    expect(raceState(race(), start + offset)).toBe(state);
  });

  it('is what the arrival says once there is one', () => {
    expect(raceState(race({ arrival: arrival([1]) }), start)).toBe('official');
    expect(raceState(race({ arrival: arrival([1], { final: false }) }), start)).toBe('provisional');
    for (const awaits of ['inquiry', 'photo'] as const)
      expect(raceState(race({ arrival: arrival([1], { final: false, awaits }) }), start)).toBe(awaits);
    expect(raceState(race({ arrival: arrival([], { cancelled: true }) }), start - 1e7)).toBe('cancelled');
  });

  it('goes by the time while the arrival has no order yet', () => {
    expect(raceState(race({ arrival: arrival([], { final: false }) }), start)).toBe('running');
  });

  it('of a race without time goes by the day', () => {
    const untimed = race({ time: null });
    expect(raceState(untimed, at('12:00'))).toBe('upcoming');
    expect(raceState(untimed, at('12:00') + 86_400_000)).toBe('unknown');
  });
});

describe('startOf', () => {
  it('reads the time as Paris time, with or without seconds', () => {
    expect(startOf({ jour: DAY, time: '13:50' })).toBe(at('13:50'));
    expect(startOf({ jour: DAY, time: '13:50:00' })).toBe(at('13:50'));
    expect(startOf({ jour: '2022-07-14', time: '13:50' })).toBe(Date.parse('2022-07-14T11:50:00Z'));
  });

  it.each([null, 'midi', '25:00'])('is null for the time %j', (time) => {
    expect(startOf({ jour: DAY, time })).toBeNull();
  });
});

describe('nextRace', () => {
  const races = [
    race({ id: 1, time: '15:00' }),
    race({ id: 2, time: '14:00' }),
    race({ id: 3, time: '13:00' }),
    race({ id: 4, time: null }),
    race({ id: 5, time: '13:45', arrival: arrival([], { cancelled: true }) }),
  ];

  it('is the first that has not started, cancelled ones left out', () => {
    expect(nextRace(races, at('13:30'))?.id).toBe(2);
    expect(nextRace(races, at('14:00'))?.id).toBe(2);
    expect(nextRace(races, at('14:01'))?.id).toBe(1);
  });

  it('is none after the last start, and on an empty day', () => {
    expect(nextRace(races, at('15:01'))).toBeNull();
    expect(nextRace([], at('13:00'))).toBeNull();
  });
});
