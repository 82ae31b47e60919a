import fc from 'fast-check';
import { startOf } from '@galopin/shared/racing';
import { at, dayRace } from '../testing/raceFixtures';
import { byDeparture, latestArrivals, nextDepartures } from './nextDepartures';

const minutes = (time: number) =>
  `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
const arrived = (order: readonly number[], given: Partial<{ final: boolean; cancelled: boolean }> = {}) => ({
  order: order.map((number) => [number]),
  final: true,
  cancelled: false,
  ...given,
});

describe('the next departures', () => {
  it('are those across meetings that have not started, at every minute of an afternoon', () => {
    const starts = fc.array(fc.integer({ min: 11 * 60, max: 20 * 60 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(starts, (given) => {
        const races = given.map((start, id) =>
          dayRace({ id, meeting: (id % 4) + 1, number: id, time: minutes(start) }),
        );
        for (let minute = 10 * 60; minute <= 21 * 60; minute += 1) {
          const found = nextDepartures(races, at(minutes(minute)));
          const wanted = given.filter((start) => start >= minute).sort((one, other) => one - other);
          expect(found.map(({ time }) => time)).toEqual(wanted.map(minutes));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('leave out what is called off, what has arrived before its time, and what has no time', () => {
    const races = [
      dayRace({ id: 1, time: '15:00', arrival: arrived([], { cancelled: true }) }),
      dayRace({ id: 2, time: '15:00', arrival: arrived([3, 1]) }),
      dayRace({ id: 3, time: null }),
      dayRace({ id: 4, time: '15:00' }),
    ];
    expect(nextDepartures(races, at('14:00')).map(({ id }) => id)).toEqual([4]);
  });

  it('follow a start that is moved', () => {
    const moved = (time: string) => [dayRace({ id: 1, time }), dayRace({ id: 2, time: '14:10' })];
    expect(nextDepartures(moved('14:00'), at('13:50'))[0]?.id).toBe(1);
    expect(nextDepartures(moved('14:20'), at('13:50'))[0]?.id).toBe(2);
  });
});

it('races at the same minute go by meeting, named meetings after, then by number', () => {
  const races = [
    dayRace({ id: 1, meeting: null, racecourse: 'Mantorp', time: '14:00' }),
    dayRace({ id: 2, meeting: 3, number: 2, time: '14:00' }),
    dayRace({ id: 3, meeting: 1, number: 9, time: '14:00' }),
    dayRace({ id: 4, meeting: 3, number: 1, time: '14:00' }),
    dayRace({ id: 5, meeting: 1, time: null }),
  ];
  expect(byDeparture(races).map(({ id }) => id)).toEqual([3, 4, 2, 1, 5]);
});

it('the latest arrivals are those with an order, provisional too, the last start first', () => {
  const races = [
    dayRace({ id: 1, time: '13:00', arrival: arrived([1, 2]) }),
    dayRace({ id: 2, time: '13:40', arrival: arrived([4], { final: false }) }),
    dayRace({ id: 3, time: '13:50' }),
    dayRace({ id: 4, time: '13:20', arrival: arrived([], { cancelled: true }) }),
  ];
  expect(latestArrivals(races, at('14:00')).map(({ id }) => id)).toEqual([2, 1]);
  expect(races.map((race) => startOf(race))).not.toContain(null);
});
