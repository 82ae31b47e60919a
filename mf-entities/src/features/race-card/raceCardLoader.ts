import { AppError, isAppError, type PageLoaderArgs } from '@galopin/shared/contracts';
import { explainFailure, isMember } from '@galopin/shared/lib';
import { arrivalOf, startOf, type DayArrivals } from '@galopin/shared/racing';
import { fetchArrivals } from '../../api/fetchArrivals';
import { fetchPayouts } from '../../api/fetchPayouts';
import { fetchRace } from '../../api/fetchRace';
import { fetchRunners } from '../../api/fetchRunners';
import { fetchSurroundings } from '../../api/fetchSurroundings';
import type { RacePayouts } from '../../domain/Payout';
import type { Race } from '../../domain/Race';
import type { RaceCard } from '../../domain/RaceCard';
import { NO_SURROUNDINGS, withArrivals, type RaceSurroundings } from '../../domain/RaceSurroundings';
import { rankRunners, resolveArrival } from '../../domain/resolveArrival';
import { shownCard } from './shownCard';
import { TAB_PARAMETER, type RaceTab } from '../../domain/raceTab';
import type { Runner } from '../../domain/Runner';

type Args = Pick<PageLoaderArgs, 'shell' | 'signal'>;

/**
 * `/Course/:id`: the race, its runners, its arrival and what is around. Without any of these but the race itself the page
 * still stands (specification, part 8).
 * @throws AppError `not-found` for an id that names no race, or of the API client
 */
export async function loadRaceCard({ params, query, shell, signal }: PageLoaderArgs): Promise<RaceCard> {
  const id = Number(params['id']);
  const shown = shownCard(shell.logger, { id, query });
  if (shown !== null) return shown;
  const [race, { runners, failure }, around] = await Promise.all([
    fetchRace(shell, id, signal),
    readRunners(id, { shell, signal }),
    readSurroundings(id, { shell, signal }),
  ]);
  if (race === null) throw new AppError('not-found', `There is no race ${id}`, { details: { id } });
  // Before the arrival is known, so as not to wait twice: a card without a tab in its address opens with it.
  const arrivalTab: RaceTab = 'arrivee';
  const isAboutArrival =
    (query[TAB_PARAMETER] ?? arrivalTab) === arrivalTab && (startOf(race) ?? Infinity) < shell.now();
  const [arrivals, payouts] = await Promise.all([
    readArrivals(race, { shell, signal }),
    isAboutArrival ? readPayouts(id, { shell, signal }) : null,
  ]);
  const arrival = resolveArrival(arrivalOf(arrivals, race), race, runners);
  const surroundings = withArrivals(around ?? NO_SURROUNDINGS, race, arrivals);
  return {
    race,
    runners: rankRunners(runners, arrival),
    runnersFailure: failure,
    arrival,
    payouts: arrival === null ? null : payouts,
    surroundings,
  };
}

/** A failure is told and logged; only being given up is thrown. */
export async function readRunners(
  id: number,
  { shell, signal }: Args,
): Promise<{ readonly runners: readonly Runner[]; readonly failure: string | null }> {
  try {
    return { runners: await fetchRunners(shell, id, signal), failure: null };
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    const message = error instanceof Error ? error.message : String(error);
    shell.logger.error('The runners could not be loaded', { race: id, message });
    return { runners: [], failure: explainFailure(error) };
  }
}

/** A failure is only logged (specification, part 8); meetings without a number have no announced arrivals. */
export async function readArrivals(
  { jour, meeting, number }: Pick<Race, 'jour' | 'meeting' | 'number'>,
  { shell, signal }: Args,
): Promise<DayArrivals> {
  if (meeting === null || number === null) return {};
  try {
    // A day's list is for members; a visitor is told of the one race that the page is about.
    const race = (await isMember(shell.session)) ? undefined : { reun: meeting, prix: number };
    return await fetchArrivals(shell, jour, signal, race);
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    const message = error instanceof Error ? error.message : String(error);
    shell.logger.error('The arrivals could not be loaded', { jour, message });
    return {};
  }
}

/** A failure is only logged: the card does without. */
export const readSurroundings = (id: number, args: Args): Promise<RaceSurroundings | null> =>
  readOrNothing(fetchSurroundings, 'What is around the race could not be loaded', id, args);

/** A failure is only logged: the part that shows them reads them again, and says so. */
const readPayouts = (id: number, args: Args): Promise<RacePayouts | null> =>
  readOrNothing(fetchPayouts, 'The payouts could not be loaded with the card', id, args);

async function readOrNothing<Value>(
  fetchPart: (shell: Args['shell'], id: number, signal: AbortSignal) => Promise<Value>,
  failed: string,
  id: number,
  { shell, signal }: Args,
): Promise<Value | null> {
  try {
    return await fetchPart(shell, id, signal);
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    shell.logger.warn(failed, {
      race: id,
      message: error instanceof Error ? error.message : String(error),
    });
    return null;
  }
}
