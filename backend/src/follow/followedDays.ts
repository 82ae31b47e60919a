import { addDays } from '@galopin/shared/lib';
import { parisMoment } from '../ingest/pmu/derive/moments';

/** From here on the next day's declared runners are wanted, as in the demo world. */
const TOMORROW_HOUR = '14';
/** Meetings overseas run on after midnight in Paris; until then the day before is followed too. */
const LATE_HOUR = '04';

/**
 * The racing days to follow, `YYYY-MM-DD`: today in Paris, in the small hours the day before as well, from 14:00 on
 * the next.
 * @param now epoch milliseconds
 */
export function followedDays(now: number): readonly string[] {
  const moment = parisMoment(now);
  if (moment === null) return [];
  const hour = moment.heure.slice(0, 2);
  if (hour < LATE_HOUR) return [moment.jour, addDays(moment.jour, -1)];
  return hour < TOMORROW_HOUR ? [moment.jour] : [moment.jour, addDays(moment.jour, 1)];
}
