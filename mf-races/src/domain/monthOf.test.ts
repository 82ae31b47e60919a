import { addMonths, weeksOf } from './monthOf';

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %i is %s', (month, months, wanted) => expect(addMonths(month, months)).toBe(wanted));

describe('the weeks of a month', () => {
  it('begin on Monday, days of other months left empty', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-12', 31],
  ])('hold every day of %s once', (month, days) =>
    expect(
      weeksOf(month)
        .flat()
        .filter((day) => day !== null),
    ).toHaveLength(days),
  );
});
