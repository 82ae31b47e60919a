import fc from 'fast-check';
import * as v from 'valibot';
import { formatDistance, formatOdds, formatWeight } from '../lib';
import { wireFlag, wireNumber, wirePositive, wireText } from './wireValues';

describe('the values of a row', () => {
  it.each([
    [wireText, ' FR ', 'FR'],
    [wireText, 7, '7'],
    [wireText, null, ''],
    [wireText, undefined, ''],
    [wireNumber, '28,5', 28.5],
    [wireNumber, '-1', -1],
    [wireNumber, '', Number.NaN],
    [wirePositive, '2850', 2850],
    [wirePositive, 58.5, 58.5],
    [wirePositive, 0, null],
    [wirePositive, '-1', null],
    [wirePositive, 'abc', null],
    [wirePositive, 'Infinity', null],
    [wirePositive, undefined, null],
    [wireFlag, 1, true],
    [wireFlag, '1', true],
    [wireFlag, '0', false],
    [wireFlag, null, false],
  ])('are read as they are meant (%#)', (schema, value, read) => {
    expect(v.parse(schema, value)).toEqual(read);
  });

  it.each([
    ['odds', 1, 999, formatOdds],
    ['weights', 40, 95, formatWeight],
    ['distances', 600, 8000, formatDistance],
    ['money', 1, 10_000_000, String],
  ])(
    'that are %s are read the French and the English way, and back from what pages show',
    (_what, min, max, format) => {
      fc.assert(
        fc.property(fc.integer({ min: min * 10, max: max * 10 }), (tenths) => {
          const value = format === formatDistance ? Math.round(tenths / 10) : tenths / 10;
          expect(v.parse(wirePositive, String(value))).toBe(value);
          expect(v.parse(wirePositive, ` ${String(value).replace('.', ',')} `)).toBe(value);
          const shown = format(value).replaceAll(/[\u202f\u00a0]|kg|m$/g, '');
          expect(v.parse(wirePositive, shown)).toBe(value);
        }),
      );
    },
  );

  it('are numbers or none for every text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = v.parse(wirePositive, text);
        expect(value === null || (Number.isFinite(value) && value > 0)).toBe(true);
      }),
    );
  });

  it.each([{}, [], true])('are never %p', (value) => expect(v.is(wireText, value)).toBe(false));
});
