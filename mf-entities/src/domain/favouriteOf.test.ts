import { favouriteOf } from './favouriteOf';
import type { Finish } from './finishOf';

const unknown = { kind: 'unknown' } as Finish;
const runner = (
  number: number,
  finalOdds: number | null,
  probableOdds: number | null = null,
  finish = unknown,
) => ({
  number,
  finalOdds,
  probableOdds,
  finish,
});

describe('favouriteOf', () => {
  it('is the runner with the lowest last odds, whatever the probable ones', () => {
    expect([...favouriteOf([runner(1, 4, 2), runner(2, 3, 9)])]).toEqual([2]);
  });

  it('is decided by the probable odds before there are others', () => {
    expect([...favouriteOf([runner(1, null, 2), runner(2, null, 9)])]).toEqual([1]);
  });

  it('is several for equal odds', () => expect(favouriteOf([runner(1, 3), runner(2, 3)]).size).toBe(2));

  it('is nobody without odds', () => expect(favouriteOf([runner(1, null)]).size).toBe(0));

  it('is no non-runner', () => {
    expect([...favouriteOf([runner(1, 2, 2, { kind: 'nonRunner' }), runner(2, 3)])]).toEqual([2]);
  });
});
