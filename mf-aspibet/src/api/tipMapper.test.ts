import { lockedRow, lockedTip, tip, tipRow } from '../testing/tipFixtures';
import { mapTips } from './tipMapper';

describe('mapTips', () => {
  it('reads the tips with how many there are and whether all are open', () => {
    expect(mapTips({ tips: [tipRow()], total: 7, unlocked: false })).toEqual({
      tips: [tip()],
      locked: [],
      total: 7,
      unlocked: false,
    });
  });

  it('reads which races the other tips are on, and nothing else of them', () => {
    const { locked, total } = mapTips({
      tips: [tipRow()],
      locked: [lockedRow({ selection: [1, 2] }), lockedRow({ race: 'C3', time: undefined, quinte: true })],
      unlocked: false,
    });
    expect(locked).toEqual([lockedTip(), lockedTip({ race: 3, time: null, isQuinte: true })]);
    expect(total).toBe(3);
  });

  it('accepts labels for meeting and race, and leaves unknown fields aside', () => {
    const { tips } = mapTips({ tips: [tipRow({ meeting: 'R2', race: 'C11', extra: true })], unlocked: true });
    expect(tips).toEqual([tip({ meeting: 2, race: 11 })]);
  });

  it('takes missing groups for empty ones', () => {
    const { tips, total } = mapTips({ tips: [{ raceId: 5 }], unlocked: true });
    expect(tips[0]).toMatchObject({ base: [], selection: [], favourite: null, text: '', meeting: null });
    expect(total).toBe(1);
  });

  it.each([
    ['nothing', null],
    ['no list', { tips: {}, unlocked: true }],
    ['a tip on no race', { tips: [tipRow({ raceId: undefined })], unlocked: true }],
    ['a runner that is no number', { tips: [tipRow({ base: ['4'] })], unlocked: true }],
    ['a locked tip on no race', { tips: [], locked: [{}], unlocked: false }],
    ['no word on whether all are open', { tips: [] }],
  ])('refuses %s', (_, answer) => {
    expect(() => mapTips(answer)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });
});
