import { parseArrivalOrder } from './parseArrivalOrder';

describe('parseArrivalOrder', () => {
  it.each([
    ['16-5-14', [[16], [5], [14]]],
    ['16 - 5 - 14', [[16], [5], [14]]],
    ['16,5;14', [[16], [5], [14]]],
    ['1=4-7', [[1, 4], [7]]],
    ['7', [[7]]],
  ])('reads the text %s', (text, order) => expect(parseArrivalOrder(text)).toEqual(order));

  it('reads a list of numbers, and of lists for dead heats', () => {
    expect(parseArrivalOrder([16, 5, 14])).toEqual([[16], [5], [14]]);
    expect(parseArrivalOrder([[16], [5, 14], 3])).toEqual([[16], [5, 14], [3]]);
  });

  it('leaves out what is no number', () => {
    expect(parseArrivalOrder([[16, 'x'], [], null, 5])).toEqual([[16], [5]]);
  });

  it.each(['', 'non communiqué', null, undefined, 7, {}])('reads nothing from %j', (value) =>
    expect(parseArrivalOrder(value)).toEqual([]),
  );
});
