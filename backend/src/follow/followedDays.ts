import { parisMoment } from '../ingest/pmu/derive/moments';

/** Meetings overseas run on after midnight in Paris; until then the day before is followed too. */
const LATE_HOUR = '04';
const DAY_MS = 86_400_000;

/**
 * The racing days under way, `YYYY-MM-DD`: today in Paris, and in the small hours the day before.
 * @param now epoch milliseconds
 */
export function followedDays(now: number): readonly string[] {
  const moment = parisMoment(now);
  if (moment === null) return [];
  const before = new Date(Date.parse(`${moment.jour}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return moment.heure.slice(0, 2) < LATE_HOUR ? [moment.jour, before] : [moment.jour];
}
