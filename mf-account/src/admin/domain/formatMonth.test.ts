import { formatMonth } from './formatMonth';

it('a month is written in short, and left as it came where it is none', () => {
  expect(formatMonth('2026-11')).toBe('nov. 2026');
  expect(formatMonth('2026-13')).toBe('2026-13');
});
