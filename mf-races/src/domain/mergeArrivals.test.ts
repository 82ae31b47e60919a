import { arrival, race } from '../testing/raceFixtures';
import { groupMeetings } from './groupMeetings';
import { mergeArrivals } from './mergeArrivals';
import type { Race } from './RaceDay';

const mergeOne = (changes: Partial<Race>, arrivals: Parameters<typeof mergeArrivals>[1]) =>
  mergeArrivals(groupMeetings([race(changes)]), arrivals)[0]?.races[0]?.arrival;

describe('mergeArrivals', () => {
  it('takes a plain string as a final order', () => {
    expect(mergeOne({}, { '1': { '1': '16-5-14' } })).toEqual(arrival([16, 5, 14]));
  });

  it('takes a record with its state', () => {
    expect(mergeOne({}, { '1': { '1': { ordre: '7-3', arriveeDefinitive: false } } })).toEqual(
      arrival([7, 3], { final: false }),
    );
    expect(mergeOne({}, { '1': { '1': { ordre: [[7], [3, 4]], arriveeDefinitive: true } } })).toEqual({
      order: [[7], [3, 4]],
      final: true,
      cancelled: false,
    });
  });

  it.each([{ categorieStatut: 'ANNULEE' }, { statut: 'COURSE_ANNULEE' }])(
    'knows a cancelled race by %j',
    (state) => {
      expect(mergeOne({}, { '1': { '1': { ordre: '', ...state } } })).toMatchObject({ cancelled: true });
    },
  );

  it('matches by meeting and race number', () => {
    const arrivals = { '2': { '1': '1' }, '1': { '2': '2' } };
    expect(mergeOne({ meeting: 1, number: 1 }, arrivals)).toBeNull();
    expect(mergeOne({ meeting: 1, number: 2 }, arrivals)).toEqual(arrival([2]));
  });

  it.each([{ meeting: null }, { number: null }])('finds nothing for a race with %j', (changes) => {
    expect(mergeOne(changes, { null: { null: '1' }, '1': { '1': '1' } })).toBeNull();
  });

  it('leaves a race what it came with when there is nothing, or nothing readable, for it', () => {
    const known = arrival([4, 5]);
    expect(mergeOne({ arrival: known }, {})).toEqual(known);
    expect(mergeOne({ arrival: known }, { '1': { '1': '' } })).toEqual(known);
  });
});
