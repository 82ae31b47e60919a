import { countMentions } from './countMentions';

describe('countMentions', () => {
  it('puts the most named runner first, equal ones by number', () => {
    const titles = [
      { title: 'A', selection: [7, 2, 9] },
      { title: 'B', selection: [9, 7] },
      { title: 'C', selection: [9] },
    ];
    expect(countMentions(titles)).toEqual([
      { number: 9, titles: 3 },
      { number: 7, titles: 2 },
      { number: 2, titles: 1 },
    ]);
  });

  it('counts a runner once a title', () => {
    expect(countMentions([{ title: 'A', selection: [4, 4] }])).toEqual([{ number: 4, titles: 1 }]);
  });

  it('has nothing to count without a title', () => {
    expect(countMentions([])).toEqual([]);
  });
});
