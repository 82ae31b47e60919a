import { applyOperation } from './applyOperation';
import { EMPTY_STATE } from './ReleaseState';

const promote = (name: string, buildId: string) => ({ op: 'promote' as const, name, buildId });

describe('applyOperation', () => {
  it('lets a first build serve without a last good one', () => {
    expect(applyOperation(EMPTY_STATE, promote('shell', 'a'))).toEqual({
      release: 1,
      names: { shell: { active: 'a' } },
    });
  });

  it('makes the build that served before the last good one and leaves other names alone', () => {
    const before = { release: 2, names: { shell: { active: 'a' }, 'mf-x': { active: 'm' } } };
    expect(applyOperation(before, promote('mf-x', 'n'))).toEqual({
      release: 3,
      names: { shell: { active: 'a' }, 'mf-x': { active: 'n', lastGood: 'm' } },
    });
  });
});
