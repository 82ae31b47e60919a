import type { ParisTime } from '@galopin/shared/contracts';
import type { Meeting } from '@galopin/shared/racing';
import type { DayRace } from './DayRace';

const NATURES = ['DIURNE', 'SEMINOCTURNE', 'NOCTURNE'] as const;
/** When of the day a meeting is run: `nature` of PMU's programme. */
export type MeetingNature = (typeof NATURES)[number];

const AFTERNOON_LATE: ParisTime = '15:30';
const EVENING: ParisTime = '18:00';
const LATE_FINISH: ParisTime = '19:30';

/** Countries on Paris's clock: elsewhere a time of day in Paris says nothing of daylight. */
const ON_PARIS_CLOCK = new Set(['FR', 'BE', 'NL', 'DE', 'AT', 'CH', 'IT', 'ES', 'DK', 'NO', 'SE']);

/**
 * Whether a meeting is one of the day (diurne), of dusk (semi-nocturne) or of the night (nocturne): as its source says,
 * else from its first and last start. `null` where that cannot be told.
 * @source programmes of Paris-Vincennes, Lyon-La Soie and Cagnes-sur-Mer: nocturnes start from 18 h, semi-nocturnes
 * from 15 h 30 and end after 19 h 30
 */
export function meetingNature({ races }: Meeting<DayRace>): MeetingNature | null {
  const said = NATURES.find((nature) => nature === races[0]?.nature);
  if (said !== undefined) return said;
  const times = races
    .flatMap(({ time }) => (time === null ? [] : [time.padStart(5, '0').slice(0, 5)]))
    .sort();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (!races.every(({ country }) => ON_PARIS_CLOCK.has(country))) return null;
  if (first >= EVENING) return NATURES[2];
  return NATURES[first >= AFTERNOON_LATE && last >= LATE_FINISH ? 1 : 0];
}
