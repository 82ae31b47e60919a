import type { AudienceReport, LiveAudience } from '@galopin/shared/contracts';

export const audienceReport = (change: Partial<AudienceReport> = {}): AudienceReport => ({
  from: '2026-10-23',
  to: '2026-11-21',
  totals: { visits: 120, pageViews: 480, medianDuration: 95_000 },
  before: { visits: 100, pageViews: 480, medianDuration: null },
  days: [
    { jour: '2026-11-20', visits: 50, pageViews: 180 },
    { jour: '2026-11-21', visits: 70, pageViews: 300 },
  ],
  pages: [
    { path: '/', name: 'index', views: 200, visits: 110, medianDuration: 42_000 },
    { path: '/Course/1204', name: 'Course', views: 90, visits: 60, medianDuration: null },
  ],
  events: [
    { eventName: 'race_opened', count: 88, visits: 55 },
    { eventName: 'new_event', count: 3, visits: 2 },
  ],
  referrers: [
    { host: null, visits: 90 },
    { host: 'www.zone-turf.fr', visits: 30 },
  ],
  devices: [
    { device: 'phone', visits: 80 },
    { device: 'desktop', visits: 40 },
  ],
  ...change,
});

export const EMPTY_REPORT: AudienceReport = audienceReport({
  totals: { visits: 0, pageViews: 0, medianDuration: null },
  before: { visits: 0, pageViews: 0, medianDuration: null },
  days: [{ jour: '2026-11-21', visits: 0, pageViews: 0 }],
  pages: [],
  events: [],
  referrers: [],
  devices: [],
});

export const liveAudience = (change: Partial<LiveAudience> = {}): LiveAudience => ({
  at: Date.parse('2026-11-21T14:15:00Z'),
  sessions: 3,
  pageViews: 7,
  pages: [{ path: '/Course/1204', name: 'Course', sessions: 2 }],
  ...change,
});
