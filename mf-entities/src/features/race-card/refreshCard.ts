import type { PageLoaderArgs } from '@galopin/shared/contracts';
import { noteCorrection } from '@galopin/shared/racing';
import { fetchRunners } from '../../api/fetchRunners';
import type { RaceCard } from '../../domain/RaceCard';
import { rankRunners } from '../../domain/resolveArrival';
import { loadRaceCard } from './raceCardLoader';

/** Reads a shown card anew. Throws what the API client throws; the shown card is good until then. */
export type RefreshCard = (
  shown: RaceCard,
  args: Pick<PageLoaderArgs, 'shell' | 'signal'>,
) => Promise<RaceCard>;

/** Race, runners and arrival. Of these, what cannot be had stays as it was shown. */
export const refreshCard: RefreshCard = async (shown, args) => {
  const fresh = await loadRaceCard({ ...args, params: { id: String(shown.race.id) }, query: {} });
  const arrival = fresh.arrival === null ? shown.arrival : noteCorrection(shown.arrival, fresh.arrival);
  const known = fresh.runnersFailure === null ? fresh : shown;
  const { runnersFailure } = known;
  return { race: fresh.race, arrival, runners: rankRunners(known.runners, arrival), runnersFailure };
};

/** Runners and their odds: one call. */
export const refreshRunners: RefreshCard = async (shown, { shell, signal }) => {
  const runners = await fetchRunners(shell, shown.race.id, signal);
  return { ...shown, runners: rankRunners(runners, shown.arrival), runnersFailure: null };
};
