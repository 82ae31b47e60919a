import { addDays, utcDay } from '@galopin/shared/lib';
import { UnusableFileError } from '../ingest/Importer';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SPAN = '..';

/**
 * The days that a text names: `2026-03-01`, or `2026-03-01..2026-03-31` with both ends.
 * @returns oldest first; null for a text that is meant for something else
 * @throws UnusableFileError for a day that does not exist, and for a span that is unfinished or ends before it begins
 */
export function readDays(text: string): readonly string[] | null {
  if (!/^\d{4}-\d{2}-\d{2}$|^[\d-]*\.\.[\d-]*$/.test(text) || text === SPAN) return null;
  const [first = '', last = first] = text.split(SPAN);
  for (const day of [first, last]) {
    if (!DAY.test(day)) throw new UnusableFileError(text, 'days are written 2026-03-01..2026-03-31');
    const time = Date.parse(`${day}T00:00:00Z`);
    // Some days that do not exist are read as others.
    if (Number.isNaN(time) || utcDay(time) !== day)
      throw new UnusableFileError(text, `there is no day ${day}`);
  }
  if (last < first) throw new UnusableFileError(text, 'ends before it begins');
  const days = [first];
  for (let day = first; day < last;) days.push((day = addDays(day, 1)));
  return days;
}
