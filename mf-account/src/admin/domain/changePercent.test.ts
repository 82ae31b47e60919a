import { changePercent } from './changePercent';

describe('a change', () => {
  it.each([
    [120, 100, 20],
    [50, 150, -67],
    [0, 10, -100],
    [10, 0, null],
    [null, 10, null],
    [10, null, null],
  ])('to %j from %j is %j', (now, before, percent) => expect(changePercent(now, before)).toBe(percent));
});
