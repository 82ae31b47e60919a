import { endBelowWindow } from './rowsInSight';

describe('endBelowWindow', () => {
  it('is false for the lists whose rows all fit into a window', () => {
    expect(endBelowWindow([8, 8, 8, 8, 8, 1, 8])).toEqual([false, false, false, false, false, true, true]);
  });

  it('is true for a first list that is longer than any window', () => {
    expect(endBelowWindow([1001, 3])).toEqual([true, true]);
  });

  it('leaves closed lists out of account', () => {
    expect(endBelowWindow([0, 0, 9])).toEqual([false, false, false]);
    expect(endBelowWindow([])).toEqual([]);
  });
});
