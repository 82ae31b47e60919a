import { readDays } from './readDays';

describe('days to fetch', () => {
  it.each([
    ['2026-03-01', ['2026-03-01']],
    ['2026-02-27..2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['2024-02-29..2024-02-29', ['2024-02-29']],
    ['participants.json', null],
    ['../07072026', null],
    ['..', null],
  ])('%s', (text, days) => expect(readDays(text)).toEqual(days));

  it.each([
    ['2026-02-30', 'there is no day 2026-02-30'],
    ['2026-13-01', 'there is no day 2026-13-01'],
    ['2026-02-27..2026-02-30', 'there is no day 2026-02-30'],
    ['2026-03-31..2026-03-01', 'ends before it begins'],
    ['2026-03-01..', 'days are written 2026-03-01..2026-03-31'],
    ['2026-3-1..2026-3-2', 'days are written'],
  ])('are refused as %s', (text, why) => expect(() => readDays(text)).toThrow(why));
});
