import { race } from '@galopin/shared/testing';
import type { DayRace } from '../domain/DayRace';

export { raceRow } from '@galopin/shared/testing';

/** A Sunday in winter: Paris is one hour ahead of UTC. */
export const DAY = '2022-12-04';

/** Epoch milliseconds of a time in Paris on {@link DAY}. */
export const at = (time: string): number => Date.parse(`${DAY}T${time}:00+01:00`);

/** A race in France of which no weather is known. */
export function dayRace({ country, nature, surroundings, ...changes }: Partial<DayRace> = {}): DayRace {
  return {
    ...race(changes),
    country: country ?? 'FR',
    nature: nature ?? '',
    surroundings: surroundings ?? { weather: '', temperature: null, surface: '' },
  };
}
