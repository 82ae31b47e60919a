import { formatRelative } from '@galopin/shared/lib';
import { startOf, type Race, type RaceState } from '@galopin/shared/racing';
import { fr } from '../../i18n/fr';

/** Countdowns only make sense for what is near. */
const COUNTDOWN_FROM = 60 * 60_000;

/** How long until a near start, in words; `null` for any other. */
export function countdownOf(race: Race, now: number): string | null {
  const start = startOf(race);
  return start !== null && start - now < COUNTDOWN_FROM ? formatRelative(start - now) : null;
}

/** « À partir », with how long until then when that is near; beside an order, one word says enough. */
export function stateWords(
  state: RaceState,
  countdown: string | null,
  corrected = false,
): string | undefined {
  if (state === 'upcoming') return countdown === null ? fr.race.toStart : fr.race.toStartIn(countdown);
  // The state's own words.
  const labels: Partial<Readonly<Record<RaceState, string>>> = fr.race.arrivalStates;
  const label = labels[state];
  if (label === undefined) return undefined;
  return corrected ? fr.race.corrected(label) : label;
}
