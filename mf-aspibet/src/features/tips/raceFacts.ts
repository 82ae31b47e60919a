import { formatCount, formatDistance, formatParisTime } from '@galopin/shared/lib';
import type { Race } from '../../domain/TipDay';
import { fr } from '../../i18n/fr';

/** `R1 C4` as far as it is known; empty when nothing is. */
export function raceLabel(meeting: number | null, race: number | null): string {
  return [meeting === null ? '' : `R${meeting}`, race === null ? '' : `C${race}`].filter(Boolean).join(' ');
}

/** Discipline, distance and runners of a race, those that are known. */
export function raceFacts(race: Race): readonly string[] {
  return [
    race.discipline,
    race.distance === null ? '' : formatDistance(race.distance),
    race.runners === null ? '' : formatCount(race.runners, fr.tips.runner),
  ].filter(Boolean);
}

/** Start in Paris time, or that it is not known yet. */
export function raceTime(race: Race): string {
  return race.time === null ? fr.tips.noTime : formatParisTime(race.time);
}
