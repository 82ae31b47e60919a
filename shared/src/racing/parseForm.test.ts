import fc from 'fast-check';
import { parseForm, type FormItem } from './parseForm';

const race = (rank: number | null, code: string, discipline: string) => ({
  kind: 'race',
  rank,
  code,
  discipline,
});

describe('parseForm', () => {
  it.each([
    [
      'Da 3a (21) 4m',
      [race(null, 'D', 'a'), race(3, '', 'a'), { kind: 'year', year: 2021 }, race(4, '', 'm')],
    ],
    [
      '6a3aDa(25)1a',
      [
        race(6, '', 'a'),
        race(3, '', 'a'),
        race(null, 'D', 'a'),
        { kind: 'year', year: 2025 },
        race(1, '', 'a'),
      ],
    ],
    ['11p 0p', [race(11, '', 'p'), race(10, '', 'p')]],
    ['4DIa TJs Th', [race(4, 'DI', 'a'), race(null, 'TJ', 's'), race(null, 'T', 'h')]],
    ['DEPp 3Qm 8DPa', [race(null, 'DEP', 'p'), race(3, 'Q', 'm'), race(8, 'DP', 'a')]],
    ['Reta Tjs', [race(null, 'Ret', 'a'), race(null, 'Tj', 's')]],
    ['(2021) 1c', [{ kind: 'year', year: 2021 }, race(1, '', 'c')]],
    ['', []],
  ])('reads %j', (form, items) => expect(parseForm(form)).toEqual(items));

  it.each(['inédit', '3', 'a', '3z', '123a', '3a (1) 4a', '3a, 4a'])('does not read %j', (form) =>
    expect(parseForm(form)).toBeNull(),
  );

  const item: fc.Arbitrary<FormItem> = fc.oneof(
    fc.record({ kind: fc.constant('year' as const), year: fc.integer({ min: 2000, max: 2099 }) }),
    fc.record({
      kind: fc.constant('race' as const),
      rank: fc.option(fc.integer({ min: 1, max: 25 })),
      code: fc.constantFrom('D', 'T', 'A', 'Ret', 'TJ', 'DI', 'DP'),
      discipline: fc.constantFrom('a', 'm', 'p', 'h', 's', 'c'),
    }),
    fc.record({
      kind: fc.constant('race' as const),
      rank: fc.integer({ min: 1, max: 25 }),
      code: fc.constant(''),
      discipline: fc.constantFrom('a', 'm', 'p', 'h', 's', 'c'),
    }),
  );
  const write = (each: FormItem) =>
    each.kind === 'year'
      ? `(${String(each.year).slice(2)})`
      : `${each.rank ?? ''}${each.code}${each.discipline}`;

  it('reads back any form, with blanks between its items or without', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 100 }), fc.constantFrom('', ' ', '  '), (items, blank) => {
        expect(parseForm(items.map(write).join(blank))).toEqual(items);
      }),
    );
  });

  it('ends for every text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789amphscDTARet() ')) }),
        (text) => {
          const items = parseForm(text);
          expect(items === null || Array.isArray(items)).toBe(true);
        },
      ),
    );
  });
});
