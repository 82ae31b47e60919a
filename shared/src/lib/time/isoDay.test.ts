import fc from 'fast-check';
import { addDays, utcDay } from './isoDay';

describe('utcDay', () => {
  it('changes at midnight UTC, whatever the hour in Paris', () => {
    expect(utcDay(Date.parse('2022-12-04T23:59:59.999Z'))).toBe('2022-12-04');
    expect(utcDay(Date.parse('2022-12-05T00:00:00Z'))).toBe('2022-12-05');
  });
});

describe('addDays', () => {
  it.each([
    ['2022-12-31', 1, '2023-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-03-01', -1, '2023-02-28'],
    ['2022-12-04', 0, '2022-12-04'],
    ['2024-03-30', 1, '2024-03-31'],
    ['2024-03-31', 1, '2024-04-01'],
  ])('%s and %d is %s', (day, days, wanted) => expect(addDays(day, days)).toBe(wanted));

  it('is undone by as many days back', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => utcDay(days * 86_400_000));
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), (start, days) => {
        expect(addDays(addDays(start, days), -days)).toBe(start);
      }),
    );
  });
});
