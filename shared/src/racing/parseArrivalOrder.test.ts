import fc from 'fast-check';
import { formatOrder } from '../lib';
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

  it('reads back what pages show, dead heats included, with any separator', () => {
    const number = fc.integer({ min: 1, max: 24 });
    const order = fc.array(fc.array(number, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(order, fc.constantFrom('-', ' - ', ', ', ';', '/', ' '), (places, separator) => {
        expect(parseArrivalOrder(formatOrder(places))).toEqual(places);
        expect(parseArrivalOrder(places)).toEqual(places);
        const text = places.map((place) => place.join('=')).join(separator);
        expect(parseArrivalOrder(text)).toEqual(places);
      }),
    );
  });

  it('reads whole numbers or nothing from any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const place of parseArrivalOrder(value)) expect(place.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('leaves out what is no number', () => {
    expect(parseArrivalOrder([[16, 'x'], [], null, 5])).toEqual([[16], [5]]);
  });

  it.each(['', 'non communiqué', null, undefined, 7, {}])('reads nothing from %j', (value) =>
    expect(parseArrivalOrder(value)).toEqual([]),
  );
});
