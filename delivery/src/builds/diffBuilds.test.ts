import { fakeRemote } from '../testing/fakeBuild';
import { describeKeptBuilds } from './describeKeptBuilds';
import { diffBuilds } from './diffBuilds';

const one = fakeRemote('mf-x', ['/X']).artifact;
const two = fakeRemote('mf-x', ['/X', '/Y'], { seed: 2, contract: '^1.1.0', shared: {} }).artifact;

describe('diffBuilds', () => {
  it('finds nothing between a build and itself', () => {
    expect(diffBuilds(one, one)).toMatchObject({ facts: [], files: [] });
  });

  it('names files that came, went and changed, with their bytes', () => {
    const { files } = diffBuilds(one, two);
    expect(files).toEqual(
      expect.arrayContaining([
        { file: 'entry.js', before: one.files['entry.js']?.bytes, after: two.files['entry.js']?.bytes },
        { file: 'page1.js', before: null, after: two.files['page1.js']?.bytes },
      ]),
    );
    expect(files.map(({ file }) => file)).not.toContain('page0.css');
    expect(diffBuilds(two, one).files).toContainEqual({
      file: 'page1.css',
      before: two.files['page1.css']?.bytes,
      after: null,
    });
  });

  it('names contract, routes, slots, shared modules and commit', () => {
    const widgets = [{ slot: 'quinte-of-the-day', widget: 'quinteWidget', title: 'Quinté' }];
    const later = { ...two, widgets, source: { commit: 'a'.repeat(40), dirty: true } };
    expect(diffBuilds(one, later).facts).toEqual([
      { fact: 'commit', before: 'unknown', after: `${'a'.repeat(40)} + changes` },
      { fact: 'contract', before: '^1.0.0', after: '^1.1.0' },
      { fact: 'shared react', before: '^19.0.0', after: null },
      { fact: 'route /Y', before: null, after: 'page1, Titre <1>' },
      { fact: 'slot quinte-of-the-day', before: null, after: 'quinteWidget, Quinté' },
    ]);
  });
});

describe('describeKeptBuilds', () => {
  it('says what each build is to the environment', () => {
    const builds = ['a', 'c', 'g', 'q', 'k'].map((buildId) => ({
      artifact: { ...one, buildId },
      state: 'committed' as const,
      digest: '',
      reservedAt: new Date('2026-07-07T08:00:00.000Z'),
    }));
    const canary = { buildId: 'c', permyriad: 100, salt: 's' };
    const names = { 'mf-x': { active: 'a', canary, good: ['g'], quarantined: ['q'] } };
    const standings = (state: 'committed' | 'reserved') =>
      describeKeptBuilds(
        builds.map((build) => ({ ...build, state })),
        { release: 1, names },
      ).map(({ standing }) => standing);
    expect(standings('committed')).toEqual(['active', 'canary', 'good', 'quarantined', 'kept']);
    expect(new Set(standings('reserved'))).toEqual(new Set(['incomplete']));
  });
});
