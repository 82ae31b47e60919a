import { readClockTime } from './clockTime';

describe('readClockTime', () => {
  it.each([
    ['2026-12-31T23:50', '2026-12-31T22:50:00Z'],
    ['2027-07-01T00:10', '2027-06-30T22:10:00Z'],
    ['2027-10-31T02:30+02:00', '2027-10-31T00:30:00Z'],
    ['2027-10-31T02:30+01:00', '2027-10-31T01:30:00Z'],
    ['2027-01-01T00:00Z', '2027-01-01T00:00:00Z'],
  ])('reads %s as %s', (text, instant) => {
    expect(readClockTime(text)).toBe(Date.parse(instant));
  });

  it.each([
    '',
    'demain',
    '23:50',
    '2026-12-31',
    '2026-12-31T25:00',
    '2026-13-01T10:00',
    '2026-12-31T23:50:00',
  ])('is NaN for %j', (text) => expect(readClockTime(text)).toBeNaN());
});
