import type { PageLoaderArgs } from '@galopin/shared/contracts';
import { arrivalOf, noteCorrection } from '@galopin/shared/racing';
import { fetchRace } from '../../api/fetchRace';
import { fetchRunners } from '../../api/fetchRunners';
import type { RaceCard } from '../../domain/RaceCard';
import { withArrivals } from '../../domain/RaceSurroundings';
import { rankRunners, resolveArrival } from '../../domain/resolveArrival';
import { readArrivals, readRunners, readSurroundings } from './raceCardLoader';

/** Reads a shown card anew. Throws what the API client throws; the shown card is good until then. */
export type RefreshCard = (
  shown: RaceCard,
  args: Pick<PageLoaderArgs, 'shell' | 'signal'>,
) => Promise<RaceCard>;

/** Race, runners, arrival and what is around, all at once. Of these, what cannot be had stays as it was shown. */
export const refreshCard: RefreshCard = async (shown, args) => {
  const { id } = shown.race;
  const [found, fresh, arrivals, around] = await Promise.all([
    fetchRace(args.shell, id, args.signal),
    readRunners(id, args),
    readArrivals(shown.race, args),
    readSurroundings(id, args),
  ]);
  const race = found ?? shown.race;
  const { runners, runnersFailure } =
    fresh.failure === null ? { runners: fresh.runners, runnersFailure: null } : shown;
  const known = resolveArrival(arrivalOf(arrivals, race), race, runners);
  const arrival = known === null ? shown.arrival : noteCorrection(shown.arrival, known);
  const surroundings = withArrivals(around ?? shown.surroundings, race, arrivals);
  // Those read with the card were of the arrival before; the part that shows them reads them again.
  const payouts = null;
  return { race, arrival, payouts, runners: rankRunners(runners, arrival), runnersFailure, surroundings };
};

/**
 * Runners and their odds: one call, and another one where the source says more of them, as its favourite and changes of
 * riders come with the odds.
 */
export const refreshRunners: RefreshCard = async (shown, args) => {
  const { id } = shown.race;
  const saysMore = Object.keys(shown.surroundings.details.runners).length > 0;
  const [runners, around] = await Promise.all([
    fetchRunners(args.shell, id, args.signal),
    saysMore ? readSurroundings(id, args) : null,
  ]);
  const details = around?.details ?? shown.surroundings.details;
  return {
    ...shown,
    runners: rankRunners(runners, shown.arrival),
    runnersFailure: null,
    surroundings: { ...shown.surroundings, details },
  };
};

/** A card loaded anew: what was shown of its arrival still counts as shown. */
export function carryOver(shown: RaceCard, loaded: RaceCard): RaceCard {
  if (shown.race.id !== loaded.race.id || loaded.arrival === null) return loaded;
  return { ...loaded, arrival: noteCorrection(shown.arrival, loaded.arrival) };
}
