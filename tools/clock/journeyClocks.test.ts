import { readClockTime } from '@galopin/shared/settings';
import { journeyClocks } from './journeyClocks';

const clocksAt = (now: string) => journeyClocks(Date.parse(now)).map(({ clock }) => clock);

describe('journeyClocks', () => {
  it('names hours of a day to come and the days that are unlike others', () => {
    expect(clocksAt('2026-11-26T17:00:00Z')).toEqual([
      '2026-11-27T00:10',
      '2026-11-27T02:30',
      '2026-11-27T06:00',
      '2026-11-27T12:00',
      '2026-11-27T16:45',
      '2026-11-26T23:50',
      '2027-03-28T01:50',
      '2027-10-31T01:50',
      '2028-02-29T10:00',
      '2026-12-31T23:50',
      '2027-05-01T12:00',
    ]);
  });

  it.each(['2026-12-31T23:30:00Z', '2027-03-28T00:30:00Z', '2027-10-31T01:00:00Z', '2027-05-01T00:00:00Z'])(
    'lie ahead of %s',
    (now) => {
      for (const clock of clocksAt(now)) expect(readClockTime(clock)).toBeGreaterThan(Date.parse(now));
    },
  );
});
