import type { TeamEntry, TeamPage, TeamPlace, TeamServing } from '@galopin/shared/contracts';
import { GOOD_BUILD, NEW_BUILD, OLD_BUILD } from './releaseFixtures';

export const teamEntry = (change: Partial<TeamEntry> = {}): TeamEntry => ({
  name: 'races',
  remotes: ['mf-races'],
  environments: ['staging', 'production'],
  isOnCall: false,
  ...change,
});

export const teamServing = (change: Partial<TeamServing> = {}): TeamServing => ({
  buildId: NEW_BUILD,
  builtAt: '2026-11-21T09:00:00.000Z',
  since: '2026-11-21T10:00:00.000Z',
  by: 'races (ann@desk)',
  proven: true,
  lastGood: GOOD_BUILD,
  canary: null,
  frozen: false,
  disabled: false,
  browserOnly: false,
  quarantined: [],
  ...change,
});

export const teamPlace = (change: Partial<TeamPlace> = {}): TeamPlace => ({
  environment: 'production',
  serving: teamServing(),
  health: [
    {
      build: NEW_BUILD,
      sessions: 1240,
      badSessions: 31,
      rendered: 0,
      unrendered: 0,
      loadMs: { p50: 412.4, p75: 700, p95: 1830 },
    },
  ],
  budgets: [
    { part: 'entry', page: null, widget: false, bytes: 12_340, allowed: 19_000 },
    { part: 'page', page: 'DayPage', widget: false, bytes: 66_000, allowed: 60_000 },
    { part: 'page', page: 'main', widget: false, bytes: 0, allowed: 60_000 },
    { part: 'page', page: 'nextRaceWidget', widget: true, bytes: 6_700, allowed: 60_000 },
    { part: 'total', page: null, widget: false, bytes: 125_000, allowed: 250_000 },
  ],
  ...change,
});

export const teamPageAnswer = (change: Partial<TeamPage> = {}): TeamPage => ({
  ...teamEntry(),
  members: 3,
  database: 'there',
  parts: [
    {
      name: 'mf-races',
      paths: ['/', '/Jour', '/Stats'],
      places: [teamPlace(), teamPlace({ environment: 'staging', serving: null, health: [], budgets: [] })],
    },
  ],
  history: [
    {
      n: 12,
      at: '2026-11-21T10:00:00.000Z',
      environment: 'production',
      actor: 'races (ann@desk)',
      op: 'promote',
      name: 'mf-races',
      from: OLD_BUILD,
      to: NEW_BUILD,
      permyriad: null,
      reason: 'nouveau filtre',
    },
    {
      n: 11,
      at: '2026-11-20T10:00:00.000Z',
      environment: 'production',
      actor: 'admin',
      op: 'canary',
      name: 'mf-races',
      from: OLD_BUILD,
      to: NEW_BUILD,
      permyriad: 1000,
      reason: 'pour voir',
    },
  ],
  tokens: [
    {
      id: '0123456789ab',
      environments: ['staging'],
      remotes: ['mf-races'],
      expiresAt: '2027-02-01T08:00:00.000Z',
    },
    {
      id: 'ba9876543210',
      environments: ['production'],
      remotes: null,
      expiresAt: '2027-02-01T08:00:00.000Z',
    },
  ],
  ...change,
});
