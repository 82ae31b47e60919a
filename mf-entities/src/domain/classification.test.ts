import { mapRunners } from '../api/runnerMapper';
import { runnerRow } from '../testing/entityFixtures';
import { classify } from './classification';

const field = (...results: readonly string[]) =>
  mapRunners(results.map((cl, place) => runnerRow(place + 1, { cl })));
const numbers = (runners: readonly { readonly number: number }[]) => runners.map(({ number }) => number);

describe('classify', () => {
  it('has the classed by rank, and below them disqualified and fallen before non-runners', () => {
    const { classed, notClassed, deadHeats } = classify(field('NP', '2', 'DAI', '1', '10'));
    expect(numbers(classed)).toEqual([4, 2, 5]);
    expect(numbers(notClassed)).toEqual([3, 1]);
    expect(deadHeats.size).toBe(0);
  });

  it('knows a dead heat, its runners by number', () => {
    const { classed, deadHeats } = classify(field('3', '1', '1', '3'));
    expect(numbers(classed)).toEqual([2, 3, 1, 4]);
    expect(deadHeats).toEqual(new Set([1, 3]));
  });

  it('puts those whose rank nobody told behind the ranked', () =>
    expect(numbers(classify(field('', '1')).classed)).toEqual([2, 1]));
});
