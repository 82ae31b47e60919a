import type {
  ChangeAnswer,
  HealthTimelineAnswer,
  KeptBuild,
  ReleaseHistoryEntry,
  ReleasesAnswer,
  ServingBuild,
} from '@galopin/shared/contracts';

/** Builds from the oldest to the latest. */
export const [OLD_BUILD, GOOD_BUILD, NEW_BUILD] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)] as const;

export const servingBuild = (change: Partial<ServingBuild> = {}): ServingBuild => ({
  name: 'mf-races',
  kind: 'remote',
  buildId: NEW_BUILD,
  proven: false,
  lastGood: GOOD_BUILD,
  canary: null,
  frozen: false,
  disabled: false,
  browserOnly: false,
  quarantined: [],
  builtAt: '2026-11-21T09:00:00.000Z',
  source: { commit: 'f'.repeat(40), dirty: false },
  ...change,
});

export const historyLine = (change: Partial<ReleaseHistoryEntry> = {}): ReleaseHistoryEntry => ({
  n: 12,
  at: '2026-11-21T10:00:00.000Z',
  environment: 'production',
  actor: 'ann@desk',
  op: 'promote',
  name: 'mf-races',
  from: GOOD_BUILD,
  to: NEW_BUILD,
  reason: 'nouveau filtre',
  prevHash: '0',
  hash: '1',
  ...change,
});

export const releasesAnswer = (change: Partial<ReleasesAnswer> = {}): ReleasesAnswer => ({
  environment: 'production',
  release: 12,
  database: 'there',
  serving: [servingBuild()],
  history: [historyLine()],
  ...change,
});

export const keptBuild = (change: Partial<KeptBuild> = {}): KeptBuild => ({
  name: 'mf-races',
  buildId: OLD_BUILD,
  standing: 'kept',
  builtAt: '2026-11-20T09:00:00.000Z',
  publishedAt: '2026-11-20T09:05:00.000Z',
  source: { commit: null, dirty: false },
  brotli: 41_200,
  ...change,
});

export const timelineAnswer = (change: Partial<HealthTimelineAnswer> = {}): HealthTimelineAnswer => ({
  environment: 'production',
  name: 'mf-races',
  minutes: 1440,
  stepMinutes: 60,
  steps: ['2026-11-21T12:00:00.000Z', '2026-11-21T13:00:00.000Z', '2026-11-21T14:00:00.000Z'],
  builds: [{ build: NEW_BUILD, sessions: [0, 30, 10], badSessions: [0, 1, 9] }],
  ...change,
});

export const changeAnswer = (change: Partial<ChangeAnswer> = {}): ChangeAnswer => ({
  environment: 'production',
  release: 13,
  op: 'rollback',
  name: 'mf-races',
  from: NEW_BUILD,
  to: GOOD_BUILD,
  changed: true,
  warnings: [],
  ...change,
});
