import { decide, type Memory } from './decide';
import { NO_RENDERS } from '../health/counts';
import { LIMITS, type Observation } from './judgeBuild';

const usual = { sessions: 10_000, bad: 50 };

function seen(name: string, window: Partial<Observation['window']>, rest: Partial<Observation> = {}) {
  const shown = { sessions: 200, bad: 1, integrity: 0, ...window };
  const counts = { ...NO_RENDERS, networks: shown.sessions, badNetworks: shown.bad, ...shown };
  return {
    name,
    build: `${name}-1`,
    role: 'active' as const,
    window: counts,
    references: [usual],
    renderReferences: [usual],
    usualNetworks: counts.networks,
    ...rest,
  };
}
const calm = ['shell', 'mf-entities', 'mf-account'].map((name) => seen(name, {}));

/** Verdicts of so many looks at the same picture. */
function verdicts(observations: readonly Observation[], looks = 2): string[] {
  let memory: Memory = new Map();
  let last: string[] = [];
  for (let look = 0; look < looks; look += 1) {
    const outcome = decide(observations, memory);
    memory = outcome.memory;
    last = outcome.decisions.map(({ observation, verdict }) => `${observation.name} ${verdict}`);
  }
  return last;
}

describe('decide', () => {
  it('leaves healthy builds alone', () => {
    expect(verdicts([...calm, seen('mf-races', { bad: 2 })])).toEqual([]);
  });

  it('withdraws a build whose rate is bad at two looks in a row, and says why', () => {
    const bad = seen('mf-races', { sessions: 60, bad: 18 });
    expect(verdicts([...calm, bad], 1)).toEqual(['mf-races wait']);
    expect(verdicts([...calm, bad])).toEqual(['mf-races withdraw']);
    expect(decide([bad], new Map()).decisions[0]?.finding.reason).toBe(
      '18 of 60 networks had trouble (30.0 %); 0.5 % is usual',
    );
  });

  it('starts over when a look in between was good', () => {
    const bad = seen('mf-races', { sessions: 60, bad: 18 });
    const first = decide([bad], new Map());
    const between = decide([seen('mf-races', {})], first.memory);
    expect(decide([bad], between.memory).decisions).toMatchObject([{ verdict: 'wait' }]);
  });

  it.each([
    ['active', LIMITS.sessions.active],
    ['canary', LIMITS.sessions.canary],
  ] as const)('says nothing of the rate of a build that is %s before %i sessions', (role, sessions) => {
    const counts = { bad: Math.floor(sessions / 2) };
    expect(verdicts([seen('mf-races', { ...counts, sessions: sessions - 1 }, { role })])).toEqual([]);
    expect(verdicts([seen('mf-races', { ...counts, sessions }, { role })])).toEqual(['mf-races withdraw']);
  });

  it('does not take a build for bad that is hardly worse than usual', () => {
    const twoPoints = seen('mf-races', { sessions: 10_000, bad: 240 });
    expect(verdicts([twoPoints])).toEqual([]);
    const twice = { references: [{ sessions: 10_000, bad: 500 }] };
    expect(verdicts([seen('mf-races', { sessions: 10_000, bad: 1200 }, twice)])).toEqual([]);
  });

  it('compares a canary with what serves beside it', () => {
    const window = { sessions: 100, bad: 20 };
    const alike = { role: 'canary' as const, references: [usual, { sessions: 900, bad: 180 }] };
    expect(verdicts([seen('mf-races', window, alike)])).toEqual([]);
    const worse = { role: 'canary' as const, references: [usual, { sessions: 900, bad: 5 }] };
    expect(verdicts([seen('mf-races', window, worse)])).toEqual(['mf-races withdraw']);
  });

  describe('of documents that were to be rendered on the server', () => {
    const rendered = (name: string, networks: number, bad: number, rest: Partial<Observation> = {}) =>
      seen(
        name,
        { rendered: networks - bad, unrendered: bad, renderNetworks: networks, badRenderNetworks: bad },
        rest,
      );
    const well = ['shell', 'mf-entities'].map((name) => rendered(name, 100, 1));

    it('withdraws a build whose half fails for many, and says why', () => {
      const bad = rendered('mf-races', 60, 18);
      expect(verdicts([...well, bad], 1)).toEqual(['mf-races wait']);
      expect(verdicts([...well, bad])).toEqual(['mf-races withdraw']);
      expect(decide([bad], new Map()).decisions[0]?.finding).toEqual({
        rule: 'renders',
        reason:
          '18 of 60 networks got a page that could not be rendered on the server (30.0 %); 0.5 % is usual',
      });
    });

    it('weighs one a tenth of a broken page, which the visitor has all the same', () => {
      expect(verdicts([...well, rendered('mf-races', 200, 38)])).toEqual([]);
      expect(verdicts([...well, seen('mf-races', { bad: 38 })])).toEqual(['mf-races withdraw']);
    });

    it('says nothing against a build that has nothing to be compared with', () => {
      expect(verdicts([...well, rendered('mf-races', 60, 60, { renderReferences: [] })])).toEqual([]);
    });

    it('withdraws nothing while others cannot be rendered either: a renderer that is away is no build’s fault', () => {
      const all = ['shell', 'mf-races', 'mf-entities'].map((name) => rendered(name, 100, 40));
      expect(verdicts(all)).toEqual(['shell site-wide', 'mf-races site-wide', 'mf-entities site-wide']);
      const alone = rendered('mf-races', 100, 40);
      expect(verdicts([alone, seen('mf-account', { sessions: 40, bad: 4 })])).toEqual(['mf-races withdraw']);
    });

    it('leaves to people what one visitor asks for again and again', () => {
      const hammered = { rendered: 40, unrendered: 900, renderNetworks: 40, badRenderNetworks: 1 };
      expect(verdicts([...well, seen('mf-races', hammered)], 12)).toEqual(['mf-races doubted']);
      expect(decide([seen('mf-races', hammered)], new Map()).decisions[0]?.finding.reason).toMatch(
        /^900 of 940 documents could not be rendered on the server; 1 of the 40 known networks/,
      );
    });

    it('still sees that pages break', () => {
      const hammered = { rendered: 0, unrendered: 900, renderNetworks: 40, badRenderNetworks: 1, bad: 60 };
      expect(verdicts([...calm, seen('mf-races', hammered)])).toEqual(['mf-races withdraw']);
    });
  });

  describe('what is not believed', () => {
    const doubted = (window: Partial<Observation['window']>, rest: Partial<Observation> = {}) =>
      verdicts([...calm, seen('mf-races', window, rest)], 12);

    it.each([
      [
        'sessions of networks that have just come',
        { sessions: 900, bad: 800, networks: 90, badNetworks: 0 },
        {},
      ],
      ['few known networks, where many come', { sessions: 60, bad: 20 }, { usualNetworks: 700 }],
      ['more known networks than ever come', { sessions: 60, bad: 20 }, { usualNetworks: 19 }],
      ['anything, where no known network ever came', { sessions: 60, bad: 60 }, { usualNetworks: 0 }],
    ])('is %s: people are told after two minutes', (_what, window, rest) => {
      expect(doubted(window, rest)).toEqual(['mf-races doubted']);
      expect(verdicts([...calm, seen('mf-races', window, rest)], 11)).toEqual(['mf-races wait']);
    });

    it('is a wrong file, however many say so', () => {
      expect(doubted({ integrity: 200 })).toEqual([]);
    });

    it('is no reason to take the site for ill', () => {
      const made = seen('mf-account', { sessions: 900, bad: 800, networks: 100, badNetworks: 0 });
      expect(verdicts([made, seen('mf-races', { bad: 40 })])).toEqual([
        'mf-account wait',
        'mf-races withdraw',
      ]);
    });
  });

  describe('when the whole site does badly', () => {
    it('withdraws nothing', () => {
      const all = ['shell', 'mf-races', 'mf-entities'].map((name) => seen(name, { bad: 40 }));
      expect(verdicts(all)).toEqual(['shell site-wide', 'mf-races site-wide', 'mf-entities site-wide']);
    });

    it('sees it in one other that does a little worse', () => {
      expect(verdicts([seen('mf-races', { bad: 40 }), seen('mf-account', { sessions: 40, bad: 4 })])).toEqual(
        ['mf-races site-wide'],
      );
    });

    it('sees it in all others together when each has little to say', () => {
      const others = ['a', 'b', 'c'].map((name) => seen(`mf-${name}`, { sessions: 15, bad: 1 }));
      expect(verdicts([seen('mf-races', { bad: 40 }), ...others])).toEqual(['mf-races site-wide']);
    });

    it('is not misled by others that always do worse', () => {
      const used = { references: [{ sessions: 10_000, bad: 400 }] };
      const others = [seen('mf-old', { sessions: 300, bad: 12 }, used), seen('mf-new', {})];
      expect(verdicts([seen('mf-races', { bad: 40 }), ...others])).toEqual(['mf-races withdraw']);
    });

    it('is not misled by the build’s own canary', () => {
      const canary = seen('mf-races', { bad: 40 }, { role: 'canary', build: 'new' });
      expect(verdicts([seen('mf-races', {}), canary])).toEqual(['mf-races withdraw']);
    });
  });
});
