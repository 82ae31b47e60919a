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
    [['13:30', '17:45'], 'DIURNE'],
    [['11:45:00', '18:40:00'], 'DIURNE'],
    [['14:50', '20:10'], 'DIURNE'],
    [['15:30', '19:29'], 'DIURNE'],
    [['15:30', '19:30'], 'SEMINOCTURNE'],
    [['17:00', '21:10'], 'SEMINOCTURNE'],
    [['18:00', '22:00'], 'NOCTURNE'],
    [['19:05', '23:10'], 'NOCTURNE'],
    [['9:30', '13:00'], 'DIURNE'],
  ])('of %j is %s', (times, nature) => expect(meetingNature(meeting(times))).toBe(nature));

  it('is by the first and last start, whatever the order of the races', () => {
    expect(meetingNature(meeting(['21:00', '18:30', null, '19:15']))).toBe('NOCTURNE');
  });

  it('is what its source says, whatever its hours; a word nobody knows is none', () => {
    const said = (nature: string) => meeting(['13:30', '17:45']).races.map((race) => ({ ...race, nature }));
    const of = (nature: string) => meetingNature({ racecourse: 'Laval', number: 3, races: said(nature) });
    expect(of('SEMINOCTURNE')).toBe('SEMINOCTURNE');
    expect(of('MATINALE')).toBe('DIURNE');
  });

  it('cannot be told without times', () => expect(meetingNature(meeting([null]))).toBeNull());

  it('cannot be told where clocks are not Paris’s', () => {
    expect(meetingNature(meeting(['20:20', '22:00'], 'UY'))).toBeNull();
    expect(meetingNature(meeting(['17:50', '21:20'], 'NO'))).toBe('SEMINOCTURNE');
  });
});
