import { applyOperation, changesNothing } from './applyOperation';
import { EMPTY_STATE, type ReleaseOperation, type ReleaseState } from './ReleaseState';

const promote = (buildId: string) => ({ op: 'promote' as const, name: 'mf-x', buildId });
const rollback = (buildId: string, quarantine?: true): ReleaseOperation => ({
  op: 'rollback',
  name: 'mf-x',
  buildId,
  detail: quarantine && { quarantine },
});
const about = (op: ReleaseOperation['op'], buildId: string | null = null): ReleaseOperation => ({
  op,
  name: 'mf-x',
  buildId,
});
const canary = (buildId: string, permyriad = 1000): ReleaseOperation => ({
  ...about('canary', buildId),
  detail: { permyriad, salt: 's' },
});
const after = (...operations: readonly ReleaseOperation[]): ReleaseState =>
  operations.reduce(applyOperation, EMPTY_STATE);
const nameAfter = (...operations: readonly ReleaseOperation[]) => after(...operations).names['mf-x'];

describe('applyOperation', () => {
  it('lets a first build serve with nothing to fall back to', () => {
    expect(after(promote('a'))).toEqual({ release: 1, names: { 'mf-x': { active: 'a' } } });
  });

  it('leaves other names alone', () => {
    const before: ReleaseState = { release: 2, names: { shell: { active: 's' }, 'mf-x': { active: 'm' } } };
    expect(applyOperation(before, promote('n'))).toEqual({
      release: 3,
      names: { shell: { active: 's' }, 'mf-x': { active: 'n', good: ['m'] } },
    });
  });

  describe('promote', () => {
    it('keeps the last proven build to fall back to, not the unproven one in between', () => {
      expect(nameAfter(promote('a'), about('prove', 'a'), promote('b'), promote('c'))).toEqual({
        active: 'c',
        good: ['a'],
      });
    });

    it('falls back to the proven build before, and to older ones after it', () => {
      const state = nameAfter(
        promote('a'),
        promote('b'),
        about('prove', 'b'),
        promote('c'),
        about('prove', 'c'),
        promote('d'),
      );
      expect(state).toEqual({ active: 'd', good: ['c', 'b', 'a'] });
    });

    it('keeps five builds to fall back to', () => {
      const releases = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((id) => [promote(id), about('prove', id)]);
      expect(nameAfter(...releases)?.good).toEqual(['f', 'e', 'd', 'c', 'b']);
    });

    it('ends a canary', () => {
      expect(nameAfter(promote('a'), canary('b'), promote('b'))).toEqual({ active: 'b', good: ['a'] });
    });
  });

  describe('rollback', () => {
    it('never offers the build that was left to fall back to', () => {
      expect(nameAfter(promote('a'), promote('b'), rollback('a'))).toEqual({ active: 'a', proven: true });
    });

    it('does not hold a build for good that was not one of the good ones', () => {
      const state = nameAfter(promote('a'), about('prove', 'a'), promote('b'), promote('c'), rollback('b'));
      expect(state).toEqual({ active: 'b', good: ['a'] });
    });

    it('puts the build that was left in quarantine when asked to', () => {
      const state = nameAfter(promote('a'), promote('b'), rollback('a', true));
      expect(state).toEqual({ active: 'a', proven: true, quarantined: ['b'] });
      expect(nameAfter(promote('a'), promote('b'), rollback('a', true), about('reinstate', 'b'))).toEqual({
        active: 'a',
        proven: true,
      });
    });
  });

  describe('canary', () => {
    it('is tried beside what serves, in a share that can be changed', () => {
      expect(nameAfter(promote('a'), canary('b'), canary('b', 5000))).toEqual({
        active: 'a',
        canary: { buildId: 'b', permyriad: 5000, salt: 's' },
      });
    });

    it('ends, for cause or not', () => {
      const withdrawn: ReleaseOperation = { ...about('end-canary'), detail: { quarantine: true } };
      expect(nameAfter(promote('a'), canary('b'), about('end-canary'))).toEqual({ active: 'a' });
      expect(nameAfter(promote('a'), canary('b'), withdrawn)).toEqual({ active: 'a', quarantined: ['b'] });
    });
  });

  it.each([
    ['freeze', 'unfreeze', 'frozen'],
    ['disable', 'enable', 'disabled'],
    ['disable-render', 'enable-render', 'browserOnly'],
  ] as const)('%s and %s', (set, unset, flag) => {
    expect(nameAfter(promote('a'), about(set))).toEqual({ active: 'a', [flag]: true });
    expect(nameAfter(promote('a'), about(set), about(unset))).toEqual({ active: 'a' });
  });

  it('keeps rendering off over releases and rollbacks of the name, until it is brought back', () => {
    const off = [promote('a'), about('disable-render'), promote('b'), canary('c')];
    expect(nameAfter(...off)).toMatchObject({ active: 'b', browserOnly: true });
    expect(nameAfter(...off, rollback('a', true))).toMatchObject({ active: 'a', browserOnly: true });
    expect(nameAfter(...off, about('enable-render'))).not.toHaveProperty('browserOnly');
  });

  it('knows what changes nothing', () => {
    expect(changesNothing(after(promote('a')), promote('a'))).toBe(true);
    expect(changesNothing(after(promote('a')), about('unfreeze'))).toBe(true);
    expect(changesNothing(after(promote('a')), about('freeze'))).toBe(false);
    expect(changesNothing(after(promote('a')), promote('b'))).toBe(false);
  });
});
