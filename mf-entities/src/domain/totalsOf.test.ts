import { totalsOf } from './totalsOf';

describe('totalsOf', () => {
  it('counts starts, wins and the first three, wins included', () => {
    expect(
      totalsOf([
        { hasRun: true, finish: { kind: 'ranked', rank: 1 } },
        { hasRun: true, finish: { kind: 'ranked', rank: 3 } },
        { hasRun: true, finish: { kind: 'ranked', rank: 4 } },
        { hasRun: true, finish: { kind: 'notClassed', code: 'DAI' } },
      ]),
    ).toEqual({ starts: 4, wins: 1, places: 2 });
  });

  it('leaves out non-runners and races to come, but not a start whose rank is not known', () => {
    expect(
      totalsOf([
        { hasRun: false, finish: { kind: 'nonRunner' } },
        { hasRun: false, finish: { kind: 'unknown' } },
        { hasRun: true, finish: { kind: 'unknown' } },
      ]),
    ).toEqual({ starts: 1, wins: 0, places: 0 });
  });
});
