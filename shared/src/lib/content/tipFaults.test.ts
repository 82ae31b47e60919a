import type { ContentTexts } from '../../contracts';
import { selectionSize, tipFaults } from './tipFaults';

const runners = Array.from({ length: 12 }, (_, place) => ({
  number: place + 1,
  name: `Cheval ${place + 1}`,
  isNonRunner: place === 11,
}));
const good: ContentTexts['tips'] = {
  title: 'Le Quinté+',
  text: '',
  base: [4, 7],
  regular: [1, 9, 10],
  outsiders: [3, 2],
  favourite: 9,
  selection: [4, 7, 1, 9, 10, 3, 2, 5],
  notes: [{ number: 4, text: 'En forme.' }],
};
const faults = (changed: Partial<ContentTexts['tips']>, isComplete = true) =>
  tipFaults({ ...good, ...changed }, runners, isComplete).map(
    ({ field, reason, number }) => `${field} ${reason} ${number}`,
  );

describe('a tip', () => {
  it('is good with eight runners, grouped out of these', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ regret: 6, lastMinute: 4 })).toEqual([]);
  });

  it.each([
    ['seven numbers', { selection: good.selection.slice(0, 7) }, 'selection count 8'],
    ['nine numbers', { selection: [...good.selection, 6] }, 'selection count 8'],
    ['a number twice', { selection: [4, 7, 1, 9, 10, 3, 2, 4] }, 'selection twice 4'],
    ['a number that is not declared', { selection: [4, 7, 1, 9, 10, 3, 2, 17] }, 'selection not-declared 17'],
    ['a non-runner', { selection: [4, 7, 1, 9, 10, 3, 2, 12] }, 'selection non-runner 12'],
    ['a base from elsewhere', { base: [4, 6] }, 'base not-selected 6'],
    ['a runner in two groups', { outsiders: [3, 2, 9] }, 'outsiders in-two-groups 9'],
    ['a favourite from elsewhere', { favourite: 6 }, 'favourite not-selected 6'],
    ['a word on another runner', { notes: [{ number: 6, text: 'x' }] }, 'notes not-selected 6'],
    ['a regret that is selected', { regret: 4 }, 'regret selected 4'],
    ['a regret that does not run', { regret: 12 }, 'regret non-runner 12'],
    ['a last-minute runner that is not declared', { lastMinute: 17 }, 'lastMinute not-declared 17'],
    ['two words on one', { notes: [...good.notes, ...good.notes] }, 'notes twice 4'],
  ])('is refused with %s', (_name, changed, fault) => {
    expect(faults(changed)).toContain(fault);
  });

  it('may have fewer numbers as long as it is a draft, never more', () => {
    const few = { selection: [4, 7], regular: [], outsiders: [], favourite: null };
    expect(faults(few, false)).toEqual([]);
    expect(faults({ selection: [...good.selection, 6] }, false)).toEqual(['selection count 8']);
  });

  it('gives all that run where these are fewer than eight', () => {
    const six = [...runners.slice(0, 6), ...runners.slice(11)];
    expect(selectionSize(six)).toBe(6);
    expect(selectionSize(runners)).toBe(8);
  });
});
