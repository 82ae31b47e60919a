import { kilometreRate, margin, totalTime } from './formatTimes';

describe('times and margins', () => {
  it.each([
    [154_670, `2'34"67`],
    [59_999, `1'00"00`],
  ])('writes %i ms as %s', (time, text) => expect(totalTime(time)).toBe(text));

  it.each([
    [73_600, `1'13"6`],
    [119_960, `2'00"0`],
  ])('writes a rate of %i ms a kilometre as %s', (rate, text) => expect(kilometreRate(rate)).toBe(text));

  it.each([
    [0.01, 'Nez'],
    [0.5, '1/2 L'],
    [2.5, '2 L 1/2'],
    [7.2, '7 L'],
    [40, 'Loin'],
  ])('writes %d lengths as %s', (lengths, text) => expect(margin(lengths)).toBe(text));
});
