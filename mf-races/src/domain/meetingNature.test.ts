import { groupMeetings } from '@galopin/shared/racing';
import { dayRace } from '../testing/raceFixtures';
import { meetingNature } from './meetingNature';

const meeting = (times: readonly (string | null)[], country = 'FR') => {
  const races = times.map((time, id) => dayRace({ id, time, country }));
  const [first] = groupMeetings(races);
  if (!first) throw new Error('a meeting has races');
  return first;
};

describe('a meeting’s nature', () => {
  it.each([
    [['13:30', '17:45'], 'day'],
    [['11:45:00', '18:40:00'], 'day'],
    [['14:50', '20:10'], 'day'],
    [['15:30', '19:29'], 'day'],
    [['15:30', '19:30'], 'twilight'],
    [['17:00', '21:10'], 'twilight'],
    [['18:00', '22:00'], 'night'],
    [['19:05', '23:10'], 'night'],
    [['9:30', '13:00'], 'day'],
  ])('of %j is %s', (times, nature) => expect(meetingNature(meeting(times))).toBe(nature));

  it('is by the first and last start, whatever the order of the races', () => {
    expect(meetingNature(meeting(['21:00', '18:30', null, '19:15']))).toBe('night');
  });

  it('cannot be told without times', () => expect(meetingNature(meeting([null]))).toBeNull());

  it('cannot be told where clocks are not Paris’s', () => {
    expect(meetingNature(meeting(['20:20', '22:00'], 'UY'))).toBeNull();
    expect(meetingNature(meeting(['17:50', '21:20'], 'NO'))).toBe('twilight');
  });
});
