import { readTips } from './readTips';

const ON_RACE = {
  raceId: 104,
  meeting: 1,
  race: 4,
  racecourse: 'Paris-Vincennes',
  raceName: 'Prix de Vesoul',
};
const TIP = {
  ...ON_RACE,
  title: 'Un favori solide',
  text: 'Jonquille (4) trouve un engagement favorable.',
  base: [4, 8],
  regular: [15, 2],
  outsiders: [11],
  favourite: 9,
  selection: [4, 8, 15, 2, 11, 9],
  regret: null,
  lastMinute: null,
  notes: [],
};
const LOCKED = { ...ON_RACE, raceId: 201, time: '16:05' };
type Changes = Readonly<Record<string, unknown>>;
const tipRow = (changes: Changes = {}) => ({ ...TIP, day: '2026-11-21', quinte: false, ...changes });
const tip = (changes: Changes = {}) => ({ ...TIP, isQuinte: false, ...changes });
const lockedRow = (changes: Changes = {}) => ({ ...LOCKED, quinte: false, ...changes });
const lockedTip = (changes: Changes = {}) => ({ ...LOCKED, isQuinte: false, ...changes });

describe('readTips', () => {
  it('reads the tips with how many there are and whether all are open', () => {
    expect(readTips({ tips: [tipRow()], total: 7, unlocked: false })).toEqual({
      tips: [tip()],
      locked: [],
      total: 7,
      unlocked: false,
    });
  });

  it('reads which races the other tips are on, and nothing else of them', () => {
    const { locked, total } = readTips({
      tips: [tipRow()],
      locked: [lockedRow({ selection: [1, 2] }), lockedRow({ race: 'C3', time: undefined, quinte: true })],
      unlocked: false,
    });
    expect(locked).toEqual([lockedTip(), lockedTip({ race: 3, time: null, isQuinte: true })]);
    expect(total).toBe(3);
  });

  it('accepts labels for meeting and race, and leaves unknown fields aside', () => {
    const { tips } = readTips({
      tips: [tipRow({ meeting: 'R2', race: 'C11', extra: true })],
      unlocked: true,
    });
    expect(tips).toEqual([tip({ meeting: 2, race: 11 })]);
  });

  it('takes missing groups for empty ones', () => {
    const { tips, total } = readTips({ tips: [{ raceId: 5 }], unlocked: true });
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
    expect(() => readTips(answer)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });
});
