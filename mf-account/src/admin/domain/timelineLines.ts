import type { HealthTimelineAnswer } from '@galopin/shared/contracts';

/** Colour alone tells lines apart: more would not be told. */
const MOST_LINES = 3;

/** One build's line of a chart; a value is null where nothing can be said. */
export interface TimelineLine {
  readonly build: string;
  /** `at`: ISO 8601, UTC, begin of the step; every step of the timeline in order. */
  readonly points: readonly { readonly at: string; readonly value: number | null }[];
}

/**
 * Lines of the builds with most sessions.
 * @param measure `sessions`, or `badShare`: percent of them that met trouble, null for a step without a session
 */
export function timelineLines(
  { steps, builds }: HealthTimelineAnswer,
  measure: 'sessions' | 'badShare',
): readonly TimelineLine[] {
  return builds.slice(0, MOST_LINES).map(({ build, sessions, badSessions }) => ({
    build,
    points: steps.map((at, place) => {
      const [count, bad] = [sessions[place] ?? 0, badSessions[place] ?? 0];
      if (measure === 'sessions') return { at, value: count };
      return { at, value: count === 0 ? null : (100 * bad) / count };
    }),
  }));
}
