import type { PageLoaderArgs } from '@galopin/shared/contracts';
import { noteCorrection } from '@galopin/shared/racing';
import { fetchRace } from '../../api/fetchRace';
import { fetchRunners } from '../../api/fetchRunners';
import type { RaceCard } from '../../domain/RaceCard';
import { rankRunners, resolveArrival } from '../../domain/resolveArrival';
import { readArrival, readRunners } from './raceCardLoader';

/** Reads a shown card anew. Throws what the API client throws; the shown card is good until then. */
export type RefreshCard = (
  shown: RaceCard,
  args: Pick<PageLoaderArgs, 'shell' | 'signal'>,
) => Promise<RaceCard>;

/** Race, runners and arrival, all at once. Of these, what cannot be had stays as it was shown. */
export const refreshCard: RefreshCard = async (shown, args) => {
  const { id } = shown.race;
  const [found, fresh, announced] = await Promise.all([
    fetchRace(args.shell, id, args.signal),
    readRunners(id, args),
    readArrival(shown.race, args),
  ]);
  const race = found ?? shown.race;
  const { runners, runnersFailure } =
    fresh.failure === null ? { runners: fresh.runners, runnersFailure: null } : shown;
  const known = resolveArrival(announced, race, runners);
  const arrival = known === null ? shown.arrival : noteCorrection(shown.arrival, known);
  return { race, arrival, runners: rankRunners(runners, arrival), runnersFailure };
};

/** Runners and their odds: one call. */
export const refreshRunners: RefreshCard = async (shown, { shell, signal }) => {
  const runners = await fetchRunners(shell, shown.race.id, signal);
  return { ...shown, runners: rankRunners(runners, shown.arrival), runnersFailure: null };
};
