import { groupMeetings } from '@galopin/shared/racing';
import { arrival } from '@galopin/shared/testing';
import { at, DAY, dayRace } from '../testing/raceFixtures';
import { areDone } from './meetingsDone';

const meetings = groupMeetings([
  dayRace({ id: 1, time: '11:00', arrival: arrival([1]) }),
  dayRace({ id: 2, number: 2, time: '12:00', arrival: arrival([], { cancelled: true }) }),
  dayRace({ id: 3, meeting: 2, racecourse: 'PAU', time: '12:00', arrival: arrival([4], { final: false }) }),
  dayRace({ id: 4, meeting: 2, number: 2, racecourse: 'PAU', time: '13:00' }),
]);

describe('meetings that are done', () => {
  it('are those of today whose races have all run or will not', () => {
    expect(areDone(meetings, at('12:30'))).toEqual([true, false]);
  });

  it('include those whose result nobody gave', () => {
    expect(areDone(meetings, at('15:59'))).toEqual([true, false]);
    expect(areDone(meetings, at('16:01'))).toEqual([true, true]);
  });

  it('are none on another day', () => {
    expect(areDone(meetings, Date.parse(`${DAY}T12:00:00Z`) + 86_400_000)).toEqual([false, false]);
  });
});
