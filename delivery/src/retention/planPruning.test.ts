import type { NameState, ReleaseState } from '../ledger/ReleaseState';
import { DAY_MS, planPruning, type AgedBuild } from './planPruning';

const now = new Date('2026-07-07T08:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const policy = { builds: 2, days: 30 };

const build = (buildId: string, days: number, change: Partial<AgedBuild> = {}): AgedBuild => ({
  name: 'mf-x',
  buildId,
  state: 'committed',
  publishedAt: daysAgo(days),
  namedAt: null,
  ...change,
});
const serving = (state: NameState): ReleaseState => ({ release: 1, names: { 'mf-x': state } });
const plan = (builds: readonly AgedBuild[], ...states: readonly ReleaseState[]) => {
  const { retire, remove, restore } = planPruning(builds, states, policy, now);
  const ids = (keys: typeof retire) => keys.map(({ buildId }) => buildId);
  return { retire: ids(retire), remove: ids(remove), restore: ids(restore) };
};

describe('planPruning', () => {
  it('lets go what is older than the days and past the latest builds, never one of both alone', () => {
    const builds = [build('a', 50), build('b', 40), build('c', 31), build('d', 29), build('e', 1)];
    expect(plan(builds).retire).toEqual(['a', 'b', 'c']);
    expect(plan([build('a', 50), build('b', 40)]).retire).toEqual([]);
    expect(plan([build('a', 29), build('b', 28), build('c', 27)]).retire).toEqual([]);
  });

  it('counts the latest builds of each name by itself', () => {
    const builds = [build('a', 50), build('b', 40), build('c', 39, { name: 'mf-y' })];
    expect(plan(builds).retire).toEqual([]);
  });

  it('counts the days from when the history last named a build', () => {
    const builds = [build('a', 90, { namedAt: daysAgo(2) }), build('b', 40), build('c', 39)];
    expect(plan(builds).retire).toEqual([]);
    expect(plan([build('a', 90, { namedAt: daysAgo(31) }), ...builds.slice(1)]).retire).toEqual(['a']);
  });

  it.each<[string, NameState]>([
    ['serves', { active: 'a' }],
    ['is tried', { active: 'z', canary: { buildId: 'a', permyriad: 0, salt: 's' } }],
    ['may be fallen back to', { active: 'z', good: ['y', 'a'] }],
    ['was withdrawn and is looked into', { active: 'z', quarantined: ['a'] }],
  ])('never lets go a build that %s in any environment', (_what, state) => {
    const builds = [build('a', 50), build('b', 40), build('c', 39)];
    expect(plan(builds, serving({ active: 'c' })).retire).toEqual(['a']);
    expect(plan(builds, serving({ active: 'c' }), serving(state)).retire).toEqual([]);
  });

  it('removes what was begun and not finished, after a day', () => {
    const begun = { state: 'reserved' } as const;
    expect(plan([build('a', 2, begun), build('b', 0.9, begun)]).remove).toEqual(['a']);
  });

  it('restores what came to serve while it was retired', () => {
    const retired = build('a', 50, { state: 'reserved' });
    expect(plan([retired], serving({ active: 'a' }))).toEqual({ retire: [], remove: [], restore: ['a'] });
  });
});
