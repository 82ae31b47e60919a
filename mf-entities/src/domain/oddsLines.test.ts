import { oddsLines, oddsSpan } from './oddsLines';

const history = {
  1: [
    { at: 10, odds: 4 },
    { at: 30, odds: 3 },
  ],
  2: [{ at: 20, odds: 9 }],
};

describe('oddsLines', () => {
  it('sets runners on common moments, each keeping its odds until the next', () =>
    expect(oddsLines(history, [1, 2])).toEqual([
      {
        number: 1,
        points: [
          { at: 10, odds: 4 },
          { at: 20, odds: 4 },
          { at: 30, odds: 3 },
        ],
      },
      {
        number: 2,
        points: [
          { at: 10, odds: null },
          { at: 20, odds: 9 },
          { at: 30, odds: 9 },
        ],
      },
    ]));

  it('has an empty line for a runner without odds', () =>
    expect(oddsLines(history, [7])).toEqual([{ number: 7, points: [] }]));
});

describe('oddsSpan', () => {
  it('says where odds began, ended and how far they went', () =>
    expect(oddsSpan([5, 7, 3, 4].map((odds, at) => ({ at, odds })))).toEqual({
      first: 5,
      last: 4,
      lowest: 3,
      highest: 7,
      count: 4,
    }));

  it('is null without odds', () => expect(oddsSpan()).toBeNull());
});
