import type { BuildTimeline, HealthTimelineAnswer } from '@galopin/shared/contracts';
import type { BuildStep, HealthStore } from './createHealthStore';

const MINUTE_MS = 60_000;
/** Lengths of a step in minutes. */
const STEPS = [1, 5, 15, 30, 60, 180, 360, 720, 1440];
/** Most steps of an answer: what a chart can tell apart on a phone. */
const MOST_STEPS = 32;
const MOST_BUILDS = 6;

export interface WantedTimeline {
  readonly environment: string;
  readonly name: string;
  /** How far back; at most 30 days. */
  readonly minutes: number;
  readonly now: Date;
}

/** Sessions of a name's builds over time, steps without any included. Throws the database's own error. */
export async function readTimeline(
  health: Pick<HealthStore, 'steps'>,
  { environment, name, minutes, now }: WantedTimeline,
): Promise<HealthTimelineAnswer> {
  const stepMinutes = STEPS.find((step) => minutes / step <= MOST_STEPS) ?? 1440;
  const length = stepMinutes * MINUTE_MS;
  const first = Math.floor((now.getTime() - minutes * MINUTE_MS) / length) * length;
  const begins: number[] = [];
  for (let begin = first; begin <= now.getTime(); begin += length) begins.push(begin);
  const rows = await health.steps(environment, name, new Date(first), stepMinutes);
  return {
    environment,
    name,
    minutes,
    stepMinutes,
    steps: begins.map((begin) => new Date(begin).toISOString()),
    builds: [...new Set(rows.map(({ build }) => build))]
      .map((build) =>
        spread(
          build,
          rows.filter((row) => row.build === build),
          begins,
        ),
      )
      .sort((a, b) => sum(b.sessions) - sum(a.sessions))
      .slice(0, MOST_BUILDS),
  };
}

function spread(build: string, rows: readonly BuildStep[], begins: readonly number[]): BuildTimeline {
  const at = new Map(rows.map((row) => [row.begin.getTime(), row]));
  return {
    build,
    sessions: begins.map((begin) => at.get(begin)?.sessions ?? 0),
    badSessions: begins.map((begin) => at.get(begin)?.bad ?? 0),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
