import { NO_RENDERS } from '../health/counts';
import type { ReleaseState } from '../ledger/ReleaseState';
import { observe, type Seen } from './observe';

const usual = { sessions: 1000, bad: 5 };
const counts = (networks: number, badNetworks: number) => ({
  sessions: 2 * networks,
  bad: badNetworks,
  integrity: 0,
  networks,
  badNetworks,
  ...NO_RENDERS,
});
const history = (build: string, sessions: number, bad: number, hours = { sessions: 0, bad: 0 }) => ({
  remote: 'mf-x',
  build,
  week: { sessions, bad },
  hours,
  renders: { sessions: 0, bad: 0 },
});

function see(state: ReleaseState['names'][string], seen: Partial<Seen> = {}) {
  return observe(
    { release: 1, names: { 'mf-x': state } },
    { windows: [], histories: [], usualNetworks: new Map([['mf-x', 300]]), usual, ...seen },
  );
}

describe('observe', () => {
  it('compares a new build with the last good one', () => {
    const histories = [history('new', 50, 25), history('good', 4000, 20)];
    expect(see({ active: 'new', good: ['good'] }, { histories })).toMatchObject([
      { build: 'new', role: 'active', window: { sessions: 0 }, references: [{ sessions: 5000, bad: 25 }] },
    ]);
  });

  it('compares a proven build with its own past', () => {
    const histories = [history('old', 3000, 60), history('good', 4000, 20)];
    expect(see({ active: 'old', proven: true, good: ['good'] }, { histories })).toMatchObject([
      { references: [{ sessions: 4000, bad: 65 }] },
    ]);
  });

  it('compares with what is usual while nothing is known', () => {
    expect(see({ active: 'first' })).toMatchObject([{ references: [usual] }]);
  });

  it('takes the hours around this one once they say enough', () => {
    const quiet = history('good', 9000, 90, { sessions: 999, bad: 1 });
    const busy = history('good', 9000, 90, { sessions: 1000, bad: 1 });
    const reference = (one: typeof quiet) =>
      see({ active: 'new', good: ['good'] }, { histories: [one] })[0]?.references[0];
    expect(reference(quiet)).toEqual({ sessions: 10_000, bad: 95 });
    expect(reference(busy)).toEqual({ sessions: 2000, bad: 6 });
  });

  it('compares a canary with what serves beside it as well, once that has visitors', () => {
    const state = { active: 'a', canary: { buildId: 'c', permyriad: 1000, salt: 's' } };
    const of = (build: string, role: 'active' | 'canary', sessions: number) => ({
      remote: 'mf-x',
      build,
      role,
      ...counts(sessions, 1),
    });
    const canary = (sessions: number) =>
      see(state, { windows: [of('a', 'active', sessions), of('c', 'canary', 7)] })[1];
    expect(canary(39)).toMatchObject({ role: 'canary', window: { networks: 7 }, references: [usual] });
    expect(canary(40)?.references).toEqual([usual, { sessions: 40, bad: 1 }]);
    expect(canary(40)?.usualNetworks).toBe(30);
  });

  describe('of documents rendered on the server', () => {
    const rendered = (build: string, bad: number) => ({
      ...history(build, 4000, 20),
      renders: { sessions: 500, bad },
    });
    const references = (
      state: ReleaseState['names'][string],
      ...histories: readonly ReturnType<typeof rendered>[]
    ) => see(state, { histories }).map(({ renderReferences }) => renderReferences);

    it('compares a new build with the last good one, and not with one that was never rendered', () => {
      const state = { active: 'new', good: ['good'] };
      expect(references(state, rendered('good', 5))).toEqual([[{ sessions: 1500, bad: 10 }]]);
      expect(references(state, history('good', 4000, 20))).toEqual([[]]);
    });

    it('judges a canary by what is usual where nothing was rendered before, and by what is rendered beside it', () => {
      const state = { active: 'a', canary: { buildId: 'c', permyriad: 1000, salt: 's' } };
      expect(references(state)[1]).toEqual([usual]);
      expect(references(state, rendered('a', 5))[1]).toEqual([{ sessions: 1500, bad: 10 }]);
      const beside = {
        ...counts(0, 0),
        remote: 'mf-x',
        build: 'a',
        role: 'active' as const,
        rendered: 60,
        renderNetworks: 50,
        badRenderNetworks: 2,
      };
      expect(see(state, { windows: [beside] })[1]?.renderReferences).toEqual([
        usual,
        { sessions: 50, bad: 2 },
      ]);
    });

    it('holds nothing against a build once rendering was taken off it, or off the shell', () => {
      const histories = [rendered('a', 5)];
      expect(references({ active: 'a', proven: true, browserOnly: true }, ...histories)).toEqual([[]]);
      const names = {
        shell: { active: 's', browserOnly: true },
        'mf-x': { active: 'a', proven: true },
      } as const;
      const seen = { windows: [], histories, usualNetworks: new Map<string, number>(), usual };
      expect(observe({ release: 1, names }, seen).map(({ renderReferences }) => renderReferences)).toEqual([
        [],
        [],
      ]);
    });
  });

  it('does not judge what shows its maintenance card', () => {
    expect(see({ active: 'a', disabled: true })).toEqual([]);
  });
});
