import { addDays } from '@galopin/shared/lib';
import { parisMoment } from '../ingest/pmu/derive/moments';

/** Meetings overseas run on after midnight in Paris; until then the day before is followed too. */
const LATE_HOUR = '04';

/**
 * The racing days to follow, `YYYY-MM-DD`: today in Paris, in the small hours the day before as well, from then on the
 * next: its runners and riders are wanted as soon as the feed declares them, which it does race by race.
 * @param now epoch milliseconds
 */
export function followedDays(now: number): readonly string[] {
  const moment = parisMoment(now);
  if (moment === null) return [];
  const hour = moment.heure.slice(0, 2);
  return [moment.jour, addDays(moment.jour, hour < LATE_HOUR ? -1 : 1)];
}
