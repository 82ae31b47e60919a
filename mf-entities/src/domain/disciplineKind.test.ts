import { disciplineKind, isHarness } from './disciplineKind';

describe('disciplineKind', () => {
  it.each([
    ['Attelé', 'trot'],
    ['Monté', 'trot'],
    ['Plat', 'galop'],
    ['Steeple-chase cross-country', 'galop'],
    ['', 'galop'],
  ])('puts %p to %p', (discipline, kind) => expect(disciplineKind(discipline)).toBe(kind));

  it('only drives from a sulky', () =>
    expect(['Attelé', 'Monté', 'Plat'].map(isHarness)).toEqual([true, false, false]));
});
