import { formatCount, formatDistance, formatParisTime } from '@galopin/shared/lib';
import type { Race } from '@galopin/shared/racing';
import { fr } from '../../i18n/fr';

/** Discipline, distance and runners of a race, those that are known. */
export function raceFacts(race: Race): readonly string[] {
  return [
    race.discipline,
    race.distance === null ? '' : formatDistance(race.distance),
    race.declared === null ? '' : formatCount(race.declared, fr.tips.runner),
  ].filter(Boolean);
}

/** Start in Paris time, or that it is not known yet. */
export function raceTime(race: Race): string {
  return race.time === null ? fr.tips.noTime : formatParisTime(race.time);
}
