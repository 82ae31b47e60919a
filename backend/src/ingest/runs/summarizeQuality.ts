import type { QualityExample, QualityFindings, QualityRule } from '@galopin/shared/contracts';
import type { CheckResult, DayFindings, QualityReport } from '../check/runChecks';

const EXAMPLES = 5;

/** A quality report short enough to be kept and shown: findings by source, and examples of the latest days. */
export function summarizeQuality({ checks }: QualityReport): readonly QualityRule[] {
  return checks.map(({ code, title, findings, days }) => ({
    code,
    title,
    findings,
    sources: [...new Set(days.map(({ source }) => source))].map((source) => sumUp(source, days)),
    examples: examplesOf(days),
  }));
}

function sumUp(source: string, all: CheckResult['days']): QualityFindings {
  const days = all.filter((day) => day.source === source);
  const [first = '', last = ''] = [days[0]?.jour, days.at(-1)?.jour];
  return {
    source,
    findings: days.reduce((sum, { findings }) => sum + findings, 0),
    days: days.length,
    firstDay: first,
    lastDay: last,
  };
}

function examplesOf(days: readonly DayFindings[]): readonly QualityExample[] {
  return days
    .toReversed()
    .slice(0, EXAMPLES)
    .flatMap(({ jour, source, examples }) => examples.map((example) => ({ jour, source, ...example })))
    .slice(0, EXAMPLES);
}
