import * as v from 'valibot';
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

  it.each([{}, [], true])('are never %p', (value) => expect(v.is(wireText, value)).toBe(false));
});
