import type { IsoDay, Milliseconds } from '../../contracts';
import { atFirstUse } from '../format/atFirstUse';

const paris = atFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Paris',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/**
 * The instant of a wall-clock time in Paris. A time that does not exist on the day the clocks go forward is read as
 * an hour later.
 * @param jour `YYYY-MM-DD`
 * @param time `HH:MM` or `HH:MM:SS`
 * @returns epoch milliseconds; `NaN` when either cannot be read
 */
export function parisInstant(jour: IsoDay, time: string): Milliseconds {
  const wall = Date.parse(`${jour}T${time}Z`);
  if (Number.isNaN(wall)) return Number.NaN;
  // The offset at the same wall-clock time in UTC is right but for the hours around a change; the second look is.
  const first = wall - parisOffset(wall);
  return wall - parisOffset(first);
}

const HOUR = 3_600_000;
/** As many hours as a long afternoon of any visitor asks for; an import of years asks for more. */
const KEPT = 1000;
const offsets = new Map<number, number>();

/** Milliseconds by which Paris is ahead of UTC at an instant. Clocks change on a full hour, so one is looked at once. */
function parisOffset(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const offset = readOffset(hour * HOUR);
  if (offsets.size >= KEPT) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

function readOffset(instant: number): number {
  const part = Object.fromEntries(
    paris()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const wall = Date.parse(
    `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}Z`,
  );
  return wall - Math.floor(instant / 1000) * 1000;
}
