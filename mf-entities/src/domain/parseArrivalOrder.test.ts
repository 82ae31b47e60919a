import { parseArrivalOrder } from './parseArrivalOrder';

describe('parseArrivalOrder', () => {
  it.each([
    ['16 - 5 - 14…', [[16], [5], [14]]],
    [
      [3, 1],
      [[3], [1]],
    ],
    [
      [[3], [1, 4]],
      [[3], [1, 4]],
    ],
    ['', []],
    [null, []],
    [[['x'], 2], [[2]]],
  ])('reads %p', (ordre, expected) => expect(parseArrivalOrder(ordre)).toEqual(expected));
});
