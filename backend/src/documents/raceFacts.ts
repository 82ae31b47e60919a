import { formatDistance, formatMoney } from '@galopin/shared/lib';
import type { Race } from '@galopin/shared/racing';
import { fr } from './i18n/fr';

/** What a race is, in French, as far as it is known: discipline, distance, runners, prize money. */
export function raceFacts(race: Race): readonly string[] {
  const { disciplines, runners } = fr.race;
  return [
    disciplines[race.discipline] ?? race.discipline.toLowerCase(),
    race.distance === null ? '' : formatDistance(race.distance),
    race.declared === null ? '' : runners(race.declared),
    race.prize === null ? '' : formatMoney(race.prize, race.currency),
  ].filter(Boolean);
}
