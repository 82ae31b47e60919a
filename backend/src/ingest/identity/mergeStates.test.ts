import fc from 'fast-check';
import { runnerRow } from '../../testing/raceRows';
import type { Given } from '../Importer';
import { mergeStates, type KeptRow } from './mergeStates';
import type { Cells } from './overlayRow';

const IDENTITY = { id: 19070013, numcourse: 1_907_001, numero: 3 };
const MORNING = '2026-11-21 08:00:00';
const EVENING = '2026-11-21 19:00:00';

/** A runner as a file with every column has it. */
const whole = (given: object = {}) => ({ ...runnerRow({ ...IDENTITY, jumentPleine: 0 }), ...given }) as Cells;

function kept(...states: readonly (readonly [state: Cells, given: Given])[]): KeptRow {
  let row: KeptRow | undefined;
  for (const [state, given] of states) row = mergeStates('cachedate', row, state, given);
  if (row === undefined) throw new Error('A row needs a state.');
  return row;
}
const all = (state: Cells) => [state, 'all'] as const;
const only = (state: Cells) => [whole(state), new Set(Object.keys({ ...IDENTITY, ...state }))] as const;

describe('a row of several states', () => {
  const card = whole({ jockey: 'A. Cocher', coteprob: 6, cotedirect: 5.5 });
  const result = whole({ jockey: 'A. Cocher', cl: '2', cotedirect: 4.8, tempstot: '3\'27"54' });

  it('keeps a result that an earlier state does not know, whichever comes last', () => {
    for (const states of [
      [card, result],
      [result, card],
      [result, card, result],
    ])
      expect(kept(...states.map(all)).cells).toMatchObject({
        cl: '2',
        cotedirect: 4.8,
        coteprob: 6,
        tempstot: '3\'27"54',
      });
  });

  it('takes a correction that the source made later, not one it made earlier', () => {
    const first = whole({ cl: '2', ecar: '1 L', updatedat: MORNING });
    const corrected = whole({ cl: 'DAI', ecar: '', updatedat: EVENING });
    expect(kept(all(first), all(corrected)).cells).toMatchObject({ cl: 'DAI', ecar: '1 L' });
    expect(kept(all(corrected), all(first)).cells).toMatchObject({ cl: 'DAI', updatedat: EVENING });
  });

  it('takes what comes last of two states that are equally late', () => {
    expect(kept(all(whole({ jockey: 'A. Un' })), all(whole({ jockey: 'B. Deux' }))).cells).toMatchObject({
      jockey: 'B. Deux',
    });
  });

  it('does not take a non-runner known in the morning for a result', () => {
    const withdrawn = whole({ cl: 'NP', jockey: 'A. Un', updatedat: MORNING });
    const declared = whole({ jockey: 'B. Deux', updatedat: EVENING });
    expect(kept(all(withdrawn), all(declared)).cells).toMatchObject({ jockey: 'B. Deux' });
    expect(kept(all(declared), all(withdrawn)).cells).toMatchObject({ jockey: 'B. Deux' });
  });

  it('lets a later state say no where 0 means no', () => {
    const before = whole({ jumentPleine: 1, temperature: 9, updatedat: MORNING });
    const after = whole({ jumentPleine: 0, updatedat: EVENING });
    for (const states of [
      [before, after],
      [after, before],
    ])
      expect(kept(...states.map(all)).cells).toMatchObject({ jumentPleine: 0 });
  });

  it('takes from a file with some columns those alone', () => {
    const narrow = only({ cl: '1', cotedirect: 3.2 });
    for (const states of [
      [narrow, all(card)],
      [all(card), narrow],
    ] as const)
      expect(kept(...states).cells).toMatchObject({
        cl: '1',
        cotedirect: 3.2,
        jockey: 'A. Cocher',
        coteprob: 6,
      });
    expect(kept(only({ cl: '1' }), all(whole({ jumentPleine: 1 }))).cells).toMatchObject({ jumentPleine: 1 });
  });

  it('writes an open column as a file with some columns wrote it', () => {
    const given = new Set([...Object.keys(IDENTITY), 'distpoids']);
    expect(kept([whole({ distpoids: '' }), given]).cells).toMatchObject({ distpoids: '', recul: null });
    for (const states of [
      ['', null],
      [null, ''],
    ])
      expect(kept(...states.map((distpoids) => [whole({ distpoids }), given] as const)).cells).toMatchObject({
        distpoids: '',
      });
  });

  it('is known by its own columns alone where one state made it', () => {
    expect(kept(all(card))).toEqual({ cells: card, stages: null });
    expect(kept(all(card), all(card)).stages).toBeNull();
    expect(kept(all(result), all(card)).stages).toEqual({ rest: '1 ', others: { '0 ': ['coteprob'] } });
  });
});

describe('states in any order', () => {
  const NAMES = ['jockey', 'cotedirect', 'poidmont', 'jumentPleine', 'recul'] as const;
  const STAGES = ['0 ', `0 ${MORNING}`, `0 ${EVENING}`, '1 ', `1 ${MORNING}`, `1 ${EVENING}`] as const;
  /** What a column is at a stage: states equally late agree, as nothing tells which of two would be right. */
  const valueAt = (name: (typeof NAMES)[number], stage: number) =>
    ({
      jockey: `J. ${stage}`,
      cotedirect: 2 + stage,
      poidmont: `${50 + stage}`,
      jumentPleine: stage % 2,
      recul: 1 - (stage % 2),
    })[name];
  const state = fc
    .record({
      stage: fc.nat(STAGES.length - 1),
      brought: fc.oneof(fc.constant(null), fc.subarray([...NAMES])),
      open: fc.subarray(['jockey', 'cotedirect', 'poidmont'] as const),
    })
    .map(({ stage, brought, open }) => {
      const [result, changed] = [STAGES[stage]?.startsWith('1'), STAGES[stage]?.slice(2) ?? ''];
      const told = {
        ...IDENTITY,
        cl: result === true ? '1' : '',
        updatedat: changed === '' ? null : changed,
        ...Object.fromEntries((brought ?? NAMES).map((name) => [name, valueAt(name, stage)])),
        ...Object.fromEntries(
          open
            .filter((name) => brought?.includes(name) !== false)
            .map((name) => [name, name === 'cotedirect' ? 0 : '']),
        ),
      };
      return [whole(told), brought === null ? ('all' as const) : new Set(Object.keys(told))] as const;
    });
  const orders = fc
    .array(state, { minLength: 2, maxLength: 6 })
    .chain((states) =>
      fc.tuple(fc.constant(states), fc.shuffledSubarray(states, { minLength: states.length })),
    );

  it('make the same row', () => {
    fc.assert(
      fc.property(orders, ([states, shuffled]) => {
        expect(kept(...shuffled)).toEqual(kept(...states));
      }),
      { numRuns: 1000 },
    );
  });

  it('change nothing when they come again', () => {
    fc.assert(
      fc.property(orders, ([states, again]) => {
        expect(kept(...states, ...again)).toEqual(kept(...states));
      }),
      { numRuns: 500 },
    );
  });
});
