import type { BuildStanding, ServingBuild } from '@galopin/shared/contracts';
import { movesOf, movesOfBuild, readShare, shortBuild } from './releaseMoves';

const [one, two, three] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)] as const;
const serving = (change: Partial<ServingBuild> = {}): ServingBuild => ({
  name: 'mf-races',
  kind: 'remote',
  buildId: two,
  proven: true,
  lastGood: one,
  canary: null,
  frozen: false,
  disabled: false,
  browserOnly: false,
  quarantined: [],
  builtAt: '2026-11-21T10:00:00.000Z',
  source: { commit: null, dirty: false },
  ...change,
});
const ops = (change: Partial<ServingBuild>) => movesOf(serving(change)).map(({ op }) => op);

describe('the moves that are offered', () => {
  it('are the way back, a freeze and the switch of rendering where nothing is tried', () => {
    expect(movesOf(serving())).toEqual([
      { op: 'rollback', name: 'mf-races', buildId: one },
      { op: 'freeze', name: 'mf-races' },
      { op: 'disable-render', name: 'mf-races' },
    ]);
  });

  it('leave out a way back that leads nowhere, and a freeze of what is frozen', () => {
    expect(ops({ lastGood: null })).toEqual(['freeze', 'disable-render']);
    expect(ops({ lastGood: two, frozen: true })).toEqual(['unfreeze', 'disable-render']);
  });

  it('bring rendering back where it was taken off', () => {
    expect(ops({ lastGood: null, browserOnly: true })).toEqual(['freeze', 'enable-render']);
  });

  it('change, bring and end a canary', () => {
    const canary = { buildId: three, permyriad: 1000, salt: 'x' };
    expect(ops({ canary })).toEqual([
      'rollback',
      'canary',
      'promote',
      'end-canary',
      'freeze',
      'disable-render',
    ]);
    expect(movesOf(serving({ canary }))[2]).toEqual({ op: 'promote', name: 'mf-races', buildId: three });
  });

  it.each<[BuildStanding, readonly string[]]>([
    ['good', ['rollback']],
    ['kept', ['rollback', 'canary', 'promote']],
    ['quarantined', ['reinstate']],
    ['active', []],
    ['canary', []],
    ['incomplete', []],
  ])('of a build that is %s are %j', (standing, wanted) => {
    const build = { ...serving(), standing, publishedAt: '', brotli: 1 };
    expect(movesOfBuild(build).map(({ op }) => op)).toEqual(wanted);
  });
});

describe('a share', () => {
  it.each([
    ['10', 1000],
    [' 12,5 ', 1250],
    ['0.01', 1],
    ['100', 10_000],
    ['0', null],
    ['101', null],
    ['-5', null],
    ['dix', null],
    [' ', null],
  ])('%j is %j', (text, wanted) => expect(readShare(text)).toBe(wanted));
});

it('a build is read by eight digits', () => expect(shortBuild('0123456789abcdef')).toBe('01234567'));
