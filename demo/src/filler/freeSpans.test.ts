import { freeSpans } from './freeSpans';

const JUNE = { from: '2026-06-01', until: '2026-06-30' };

describe('freeSpans', () => {
  it('is the whole span where no day is taken', () => {
    expect(freeSpans(JUNE, [])).toEqual([JUNE]);
  });

  it('leaves taken days out, at the ends, side by side and between', () => {
    const taken = ['2026-06-01', '2026-06-10', '2026-06-11', '2026-06-30'];
    expect(freeSpans(JUNE, taken)).toEqual([
      { from: '2026-06-02', until: '2026-06-09' },
      { from: '2026-06-12', until: '2026-06-29' },
    ]);
  });

  it('is nothing where all days are taken', () => {
    const day = { from: '2026-06-01', until: '2026-06-02' };
    expect(freeSpans(day, ['2026-06-01', '2026-06-02'])).toEqual([]);
  });
});
