import { fillMonths } from './fillMonths';

const month = (name: string, starts: number) => ({ month: name, starts, wins: 0, places: 0 });

describe('fillMonths', () => {
  it('has months without start between others and up to today, over the turn of a year', () => {
    const filled = fillMonths([month('2025-11', 3), month('2026-01', 2)], '2026-03-02');
    expect(filled.map(({ month: name, starts }) => [name, starts])).toEqual([
      ['2025-11', 3],
      ['2025-12', 0],
      ['2026-01', 2],
      ['2026-02', 0],
      ['2026-03', 0],
    ]);
  });

  it('keeps a month that lies behind today', () => {
    expect(fillMonths([month('2026-04', 1)], '2026-03-31')).toEqual([month('2026-04', 1)]);
  });

  it('is empty without a start', () => expect(fillMonths([], '2026-03-02')).toEqual([]));
});
