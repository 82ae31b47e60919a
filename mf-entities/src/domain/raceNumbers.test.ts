import { firstDigits, raceNumberOf } from './raceNumbers';

describe('firstDigits', () => {
  it.each([
    [4, 4],
    ['R12', 12],
    ['Vire', null],
    [null, null],
  ])('reads %p as %p', (value, expected) => expect(firstDigits(value)).toBe(expected));
});

describe('raceNumberOf', () => {
  it('asks the fields in their order', () => expect(raceNumberOf({ prix: 4, num: 9 })).toBe(4));

  it('falls back on digits in the name', () => expect(raceNumberOf({ prixnom: 'Course 6' })).toBe(6));

  it('is null when nothing tells', () => expect(raceNumberOf({ prixnom: 'Prix de Vesoul' })).toBeNull());
});
