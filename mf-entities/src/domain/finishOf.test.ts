import { finishOf, orderOf } from './finishOf';

const arrival = (order: number[][]) => ({ order, final: true, cancelled: false });

describe('finishOf', () => {
  it.each([
    ['1', { kind: 'ranked', rank: 1 }],
    ['12', { kind: 'ranked', rank: 12 }],
    ['DAI', { kind: 'notClassed', code: 'DAI' }],
    ['Arrêté', { kind: 'notClassed', code: 'ARR' }],
    ['TOMBE', { kind: 'notClassed', code: 'TBE' }],
    ['DISTANTE', { kind: 'notClassed', code: 'DIST' }],
    ['8D', { kind: 'notClassed', code: '8D' }],
    ['XYZ', { kind: 'notClassed', code: 'XYZ' }],
    ['NP', { kind: 'nonRunner' }],
    ['NON_PARTANT', { kind: 'nonRunner' }],
    ['', { kind: 'unknown' }],
    ['0', { kind: 'unknown' }],
  ])('reads %p', (cl, expected) => expect(finishOf(cl, 3, null)).toEqual(expected));

  it('takes the rank of the arrival as long as the runner has none of its own', () => {
    expect(finishOf('', 3, arrival([[5], [3]]))).toEqual({ kind: 'ranked', rank: 2 });
    expect(finishOf('DAI', 3, arrival([[5], [3]]))).toEqual({ kind: 'notClassed', code: 'DAI' });
    expect(finishOf('', 9, arrival([[5], [3]]))).toEqual({ kind: 'unknown' });
  });

  it('gives both of a dead heat the same rank and skips the next', () => {
    const order = arrival([[5], [1, 4], [3]]);
    expect([1, 4, 3].map((number) => finishOf('', number, order))).toEqual([
      { kind: 'ranked', rank: 2 },
      { kind: 'ranked', rank: 2 },
      { kind: 'ranked', rank: 4 },
    ]);
  });
});

describe('orderOf', () => {
  it('lists numbers by rank, those of one rank together, and leaves out who is not classed', () => {
    const finishes = ['2', 'DAI', '1', '2'].map((cl, place) => ({
      number: place + 1,
      finish: finishOf(cl, place + 1, null),
    }));
    expect(orderOf(finishes)).toEqual([[3], [1, 4]]);
  });
});
