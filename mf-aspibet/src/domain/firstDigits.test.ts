import { firstDigits } from './firstDigits';

describe('firstDigits', () => {
  it.each([
    ['R12C3', 12],
    ['4', 4],
    [8, 8],
    ['Mantorp', null],
    ['', null],
    [null, null],
    [{ prix: 1 }, null],
  ])('finds in %j the number %j', (value, number) => {
    expect(firstDigits(value)).toBe(number);
  });
});
