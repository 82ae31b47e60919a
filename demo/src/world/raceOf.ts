import type { Tip } from '@galopin/shared/contracts';
import type { DemoRace } from './types';

/** Which race edited content is on; null for one of a meeting without number. */
export function raceOf({
  race,
  arrival,
}: DemoRace): Pick<Tip, 'raceId' | 'jour' | 'meeting' | 'race' | 'racecourse' | 'raceName'> | null {
  if (arrival.reun === null) return null;
  return {
    raceId: race.id,
    jour: race.jour,
    meeting: arrival.reun,
    race: arrival.prix,
    racecourse: race.hippo ?? '',
    raceName: race.prixnom ?? '',
  };
}
