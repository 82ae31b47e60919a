import { outcomeFinish } from './outcomeFinish';

const of = (outcome: 'start' | 'nonRunner' | 'cancelled' | 'unknown', rank: number | null, result: string) =>
  outcomeFinish({ outcome, rank, result, number: 1 });

describe('outcomeFinish', () => {
  it('is the rank, also where only the arrival told it', () =>
    expect(of('start', 2, '')).toEqual({ kind: 'ranked', rank: 2 }));

  it('is the way not to be classed', () => {
    expect(of('start', null, 'DAI')).toEqual({ kind: 'notClassed', code: 'DAI' });
    expect(of('start', null, '8D')).toEqual({ kind: 'notClassed', code: '8D' });
  });

  it('is a non-runner’s whatever the source wrote', () =>
    expect(of('nonRunner', null, 'NON_PARTANT')).toEqual({ kind: 'nonRunner' }));

  it('is unknown for a cancelled race and where nobody told it', () => {
    expect(of('cancelled', null, '')).toEqual({ kind: 'unknown' });
    expect(of('unknown', null, '')).toEqual({ kind: 'unknown' });
  });
});
