import fc from 'fast-check';
import { parisInstant } from './parisInstant';

const HOUR = 3_600_000;
const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Day and time on a clock in Paris at an instant. */
function wallClock(instant: number): readonly [day: string, time: string] {
  const [day = '', time = ''] = paris.format(instant).split(' ');
  return [day, time];
}

describe('parisInstant', () => {
  it.each([
    ['2022-12-04', '13:50', '2022-12-04T12:50:00Z'],
    ['2022-07-14', '13:50:30', '2022-07-14T11:50:30Z'],
    ['2022-12-04', '00:15', '2022-12-03T23:15:00Z'],
  ])('of %s %s is %s', (day, time, instant) => {
    expect(parisInstant(day, time)).toBe(Date.parse(instant));
  });

  it('agrees with Intl for every second, the hour that comes twice included', () => {
    const second = fc
      .integer({
        min: Date.parse('1996-01-01T00:00:00Z') / 1000,
        max: Date.parse('2060-01-01T00:00:00Z') / 1000,
      })
      .map((seconds) => seconds * 1000);
    const nearChange = fc
      .tuple(
        fc.constantFrom('2022-03-27', '2022-10-30', '2024-03-31', '2024-10-27', '2026-03-29', '2026-10-25'),
        fc.integer({ min: -6 * 3600, max: 6 * 3600 }),
      )
      .map(([day, seconds]) => Date.parse(`${day}T01:00:00Z`) + seconds * 1000);
    fc.assert(
      fc.property(fc.oneof(second, nearChange), (instant) => {
        const wall = wallClock(instant);
        const read = parisInstant(...wall);
        expect(wallClock(read)).toEqual(wall);
        expect([-HOUR, 0, HOUR]).toContain(read - instant);
      }),
      { numRuns: 500 },
    );
  });

  it('reads a time that the change to summer skips as an hour later', () => {
    expect(wallClock(parisInstant('2024-03-31', '02:30'))).toEqual(['2024-03-31', '03:30:00']);
    expect(wallClock(parisInstant('2026-03-29', '02:00'))).toEqual(['2026-03-29', '03:00:00']);
  });

  it('tells the hours around both changes', () => {
    expect(parisInstant('2024-03-31', '01:59')).toBe(Date.parse('2024-03-31T00:59:00Z'));
    expect(parisInstant('2024-03-31', '03:00')).toBe(Date.parse('2024-03-31T01:00:00Z'));
    expect(parisInstant('2024-10-27', '01:59')).toBe(Date.parse('2024-10-26T23:59:00Z'));
    expect(parisInstant('2024-10-27', '03:00')).toBe(Date.parse('2024-10-27T02:00:00Z'));
  });

  it.each([
    ['2022-13-01', '13:50'],
    ['2022-12-04', '25:00'],
    ['2022-12-04', ''],
    ['', '13:50'],
    ['demain', 'midi'],
  ])('is NaN for %j %j', (day, time) => expect(parisInstant(day, time)).toBeNaN());
});
