import {
  changeLine,
  EMPTY_TIP,
  moveRunner,
  tipLines,
  toggleRunner,
  withLines,
  suggestNotes,
} from './tipLines';

const tip = {
  ...EMPTY_TIP,
  selection: [4, 7, 1],
  base: [4],
  outsiders: [1],
  favourite: 7,
  notes: [{ number: 4, text: 'En forme.' }],
};

describe('the lines of a tip', () => {
  it('say of each selected runner what the tip says', () => {
    expect(tipLines(tip)).toEqual([
      { number: 4, group: 'base', isFavourite: false, note: 'En forme.' },
      { number: 7, group: null, isFavourite: true, note: '' },
      { number: 1, group: 'outsiders', isFavourite: false, note: '' },
    ]);
    expect(withLines(tip, tipLines(tip))).toEqual(tip);
  });

  it('take a runner in at the end, and out with all that was said of it', () => {
    expect(toggleRunner(tip, 9).selection).toEqual([4, 7, 1, 9]);
    expect(toggleRunner(tip, 4)).toMatchObject({ selection: [7, 1], base: [], notes: [] });
    expect(toggleRunner(tip, 7).favourite).toBeNull();
  });

  it('move a runner, but not beyond an end', () => {
    expect(moveRunner(tip, 1, -1).selection).toEqual([4, 1, 7]);
    expect(moveRunner(tip, 4, -1)).toBe(tip);
    expect(moveRunner(tip, 1, 1)).toBe(tip);
  });

  it('have one favourite, and groups in the order of the selection', () => {
    expect(changeLine(tip, 1, { isFavourite: true }).favourite).toBe(1);
    expect(changeLine(tip, 7, { isFavourite: false }).favourite).toBeNull();
    const both = changeLine(changeLine(tip, 1, { group: 'base' }), 7, { group: 'base' });
    expect(both).toMatchObject({ base: [4, 7, 1], outsiders: [] });
  });

  it('get a word each of the runner’s facts, where nothing is said yet', () => {
    const runners = [4, 7, 1].map((number) => ({
      number,
      name: `Cheval ${number}`,
      isNonRunner: false,
      ...(number !== 1 && { words: `Vient de gagner (${number}).` }),
    }));
    expect(suggestNotes(tip, runners).notes).toEqual([
      { number: 4, text: 'En forme.' },
      { number: 7, text: 'Vient de gagner (7).' },
    ]);
  });
});
