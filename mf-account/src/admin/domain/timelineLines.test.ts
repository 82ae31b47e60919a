import type { HealthTimelineAnswer } from '@galopin/shared/contracts';
import { timelineLines } from './timelineLines';

const steps = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z', '2026-11-21T12:00:00.000Z'];
const timeline: HealthTimelineAnswer = {
  environment: 'production',
  name: 'mf-races',
  minutes: 180,
  stepMinutes: 60,
  steps,
  builds: ['a', 'b', 'c', 'd'].map((build) => ({ build, sessions: [4, 0, 10], badSessions: [1, 0, 0] })),
};

describe('the lines of a health chart', () => {
  it('are those of the three builds with most sessions', () => {
    const lines = timelineLines(timeline, 'sessions');
    expect(lines.map(({ build }) => build)).toEqual(['a', 'b', 'c']);
    expect(lines[0]?.points.map(({ at }) => at)).toEqual(steps);
    expect(lines[0]?.points.map(({ value }) => value)).toEqual([4, 0, 10]);
  });

  it('tell no share of what nobody saw', () => {
    expect(timelineLines(timeline, 'badShare')[0]?.points.map(({ value }) => value)).toEqual([25, null, 0]);
  });
});
