import { groupMeetings } from '@galopin/shared/racing';
import { arrival, race } from '@galopin/shared/testing';
import { mergeArrivals } from './mergeArrivals';

const PROVISIONAL = arrival([7, 3], { final: false });

describe('mergeArrivals', () => {
  it('puts an arrival to the race of its meeting and number, and changes no other', () => {
    const meetings = groupMeetings([
      race({ id: 1, number: 1 }),
      race({ id: 2, number: 2, arrival: arrival([4, 5]) }),
      race({ id: 3, number: 1, meeting: 2, racecourse: 'PAU' }),
    ]);
    const merged = mergeArrivals(meetings, { '1': { '2': PROVISIONAL } });
    expect(merged.map(({ racecourse }) => racecourse)).toEqual(['VINCENNES', 'PAU']);
    expect(merged.flatMap(({ races }) => races).map((one) => one.arrival)).toEqual([null, PROVISIONAL, null]);
  });

  it('leaves a race what it came with when there is nothing, or nothing readable, for it', () => {
    const known = arrival([4, 5]);
    const meetings = groupMeetings([race({ arrival: known })]);
    for (const arrivals of [{}, { '1': { '1': arrival([]) } }]) {
      expect(mergeArrivals(meetings, arrivals)[0]?.races[0]?.arrival).toEqual(known);
    }
  });
});
