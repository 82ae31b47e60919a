import fc from 'fast-check';
import { firstDigits, meetingNumberOf, raceNumberOf } from './raceNumberOf';

/** The order of the specification, part 5. */
const ORDER = [
  'numcourse',
  'numCourse',
  'numOrdre',
  'numordre',
  'prix',
  'prixnum',
  'prixNum',
  'num',
  'course',
];

describe('firstDigits', () => {
  it.each([
    ['R1', 1],
    ['Prix 12 de 2022', 12],
    ['007', 7],
    [4, 4],
    [0, 0],
    [2.5, 2],
    ['C3-C4', 3],
  ])('of %j is %j', (value, found) => expect(firstDigits(value)).toBe(found));

  it.each(['', 'PRIX DE TEST', null, undefined, true, {}, ['1'], Number.NaN])('finds none in %j', (value) =>
    expect(firstDigits(value)).toBeNull(),
  );
});

describe('a race’s number', () => {
  it('is looked up in the order of the specification', () => {
    const record = Object.fromEntries([...ORDER, 'prixnom'].map((field, index) => [field, index + 1]));
    for (const [index, field] of ORDER.entries()) {
      expect(raceNumberOf(record)).toBe(index + 1);
      delete record[field];
    }
    expect(raceNumberOf({ prixnom: 'GRAND PRIX N° 10' })).toBe(10);
  });

  it('comes from the first field of that order that has digits, whatever else is there', () => {
    const value = fc.oneof(
      fc.nat(99),
      fc.nat(99).map((number) => `C${number}`),
      fc.constantFrom('', 'sans numéro', null, undefined),
    );
    const record = fc.record(
      Object.fromEntries([...ORDER, 'prixnom', 'reun'].map((field) => [field, value])),
      {
        requiredKeys: [],
      },
    );
    fc.assert(
      fc.property(record, (fields) => {
        const numbers = [...ORDER, 'prixnom'].map((field) => firstDigits(fields[field]));
        expect(raceNumberOf(fields)).toBe(numbers.find((number) => number !== null) ?? null);
      }),
    );
  });

  it('is null when no field tells', () => {
    expect(raceNumberOf({ prixnom: 'PRIX DE TEST', reun: '4', id: 12 })).toBeNull();
  });
});

describe('a meeting’s number', () => {
  it.each([
    ['1', 1],
    ['R12', 12],
    [3, 3],
    ['Cagnes', null],
    [undefined, null],
  ])('of %j is %j', (reun, number) => expect(meetingNumberOf({ reun })).toBe(number));
});
