import type { ReleasesAnswer } from '@galopin/shared/contracts';
import { describeHistory, describeReleases } from './describeReleases';

const answer: ReleasesAnswer = {
  environment: 'production',
  release: 7,
  database: 'there',
  serving: [
    {
      name: 'mf-races',
      kind: 'remote',
      buildId: '0123456789abcdef',
      proven: true,
      lastGood: 'fedcba9876543210',
      canary: null,
      frozen: false,
      disabled: false,
      browserOnly: false,
      quarantined: [],
      builtAt: '2026-07-07T08:09:10.000Z',
      source: { commit: 'a'.repeat(40), dirty: true },
    },
  ],
  history: [
    {
      n: 7,
      at: '2026-07-07T08:10:11.123Z',
      environment: 'production',
      actor: 'ann@desk',
      op: 'promote',
      name: 'mf-races',
      from: null,
      to: '0123456789abcdef',
      reason: 'odds column',
      prevHash: '',
      hash: '',
    },
  ],
};

describe('describeReleases', () => {
  it('shows what serves and who changed it, when and why', () => {
    expect(describeReleases(answer)).toEqual([
      'production, release 7',
      '  mf-races  0123456789abcdef  built 2026-07-07 08:09  aaaaaaaaa + changes  proven, last good fedcba9876543210',
      '',
      '    7  2026-07-07 08:10  promote  mf-races  (none) → 0123456789abcdef  ann@desk: odds column',
    ]);
  });

  it('shows what is held, tried and withdrawn', () => {
    const canary = { buildId: 'aa', permyriad: 1050, salt: 's' };
    const held = {
      ...answer.serving[0]!,
      frozen: true,
      disabled: true,
      browserOnly: true,
      canary,
      quarantined: ['bb'],
    };
    const lines = describeReleases({ ...answer, serving: [held] });
    expect(lines[1]).toContain('FROZEN, DISABLED, NOT RENDERED, canary aa 10.5 %');
    expect(lines[2]).toBe('  mf-races: in quarantine bb');
  });

  it('says that nothing serves, and that the history is out of reach', () => {
    const lines = describeReleases({ ...answer, serving: [], history: [], database: 'away' });
    expect(lines).toContain('  nothing serves yet');
    expect(lines.at(-1)).toContain('The database is away');
  });
});

describe('describeHistory', () => {
  it('shows changes without a build, and shares', () => {
    const [line] = answer.history;
    const canary = {
      ...line!,
      n: 8,
      op: 'canary' as const,
      to: 'aa',
      detail: { permyriad: 1000, salt: 's' },
    };
    const frozen = { ...line!, n: 9, op: 'freeze' as const, to: null };
    expect(describeHistory({ environment: 'production', lines: [frozen, canary] })).toEqual([
      '    9  2026-07-07 08:10  freeze       mf-races      ann@desk: odds column',
      '    8  2026-07-07 08:10  canary 10 %  mf-races  aa  ann@desk: odds column',
    ]);
  });
});
