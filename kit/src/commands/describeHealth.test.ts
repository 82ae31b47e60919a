import type { BuildHealth, HealthAnswer } from '@galopin/shared/contracts';
import { describeHealth } from './describeHealth';

const none = {
  loaded: 0,
  failed: 0,
  crashed: 0,
  fallback: 0,
  exhausted: 0,
  integrity: 0,
  error: 0,
  deprecated: 0,
  mismatch: 0,
};
const health: BuildHealth = {
  remote: 'mf-races',
  build: '0123456789abcdef',
  role: 'active',
  sessions: 200,
  badSessions: 3,
  rendered: 0,
  unrendered: 0,
  events: { ...none, loaded: 420, crashed: 3, fallback: 2, exhausted: 1 },
  loadMs: { p50: 210, p75: 380, p95: 900 },
  crashes: [
    {
      message: 'x is undefined',
      frames: ['src/DayPage.tsx:12:7 DayPage', 'src/a.ts:1:1', 'src/b.ts:1:1', 'src/c.ts:1:1'],
      count: 3,
      browsers: { webkit: 2, chromium: 1 },
      firstSeen: '2026-07-07T08:00:00.000Z',
      lastSeen: '2026-07-07T09:10:11.000Z',
    },
  ],
};
const answer = (builds: readonly BuildHealth[]): HealthAnswer => ({
  environment: 'production',
  minutes: 60,
  builds,
});

describe('describeHealth', () => {
  it('says of a build that it calls what goes away', () => {
    const old = { ...health, crashes: [], events: { ...none, deprecated: 4 } };
    expect(describeHealth(answer([old]))).toEqual([
      'production, last 60 minutes',
      '  name      build             role    sessions  bad        load p75  fallbacks  cards',
      '  mf-races  0123456789abcdef  active  200       3 (1.5 %)  380 ms    0          0',
      '',
      'mf-races 0123456789abcdef calls what the shell will not have for ever (4 pages): galopin check says what, and what instead',
    ]);
  });

  it('says how many pages the server rendered, and of how many the browser made something else', () => {
    const halved = {
      ...health,
      crashes: [],
      rendered: 390,
      unrendered: 10,
      events: { ...none, mismatch: 1 },
    };
    expect(describeHealth(answer([halved])).slice(3)).toEqual([
      '',
      'mf-races 0123456789abcdef active: 400 pages to be rendered on the server, 10 failed (2.5 %)',
      '',
      'mf-races 0123456789abcdef: browsers made something else of what the server sent (1 page)',
    ]);
  });

  it('shows rates, times and where crashes come from', () => {
    const canary: BuildHealth = {
      ...health,
      role: 'canary',
      sessions: 0,
      badSessions: 0,
      events: none,
      loadMs: null,
    };
    expect(describeHealth(answer([health, canary]))).toEqual([
      'production, last 60 minutes',
      '  name      build             role    sessions  bad        load p75  fallbacks  cards',
      '  mf-races  0123456789abcdef  active  200       3 (1.5 %)  380 ms    2          1',
      '  mf-races  0123456789abcdef  canary  0                              0          0',
      '',
      'mf-races 0123456789abcdef',
      '  3 × x is undefined (last 2026-07-07 09:10; chromium, webkit)',
      '      src/DayPage.tsx:12:7 DayPage',
      '      src/a.ts:1:1',
      '      src/b.ts:1:1',
    ]);
  });

  it('says so when nobody came', () => {
    expect(describeHealth(answer([]))).toEqual(['production: no visits in the last 60 minutes']);
  });
});
