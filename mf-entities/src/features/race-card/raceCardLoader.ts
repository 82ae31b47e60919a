import { AppError, isAppError, type PageLoaderArgs } from '@galopin/shared/contracts';
import type { Arrival } from '@galopin/shared/racing';
import { fetchArrival } from '../../api/fetchArrival';
import { fetchRace } from '../../api/fetchRace';
import { fetchRunners } from '../../api/fetchRunners';
import type { Race } from '../../domain/Race';
import type { RaceCard } from '../../domain/RaceCard';
import { rankRunners, resolveArrival } from '../../domain/resolveArrival';
import type { Runner } from '../../domain/Runner';

type Args = Pick<PageLoaderArgs, 'shell' | 'signal'>;

/**
 * `/Course/:id`: the race, its runners and its arrival. Without runners or arrival the page still stands
 * (specification, part 8); without the race it does not.
 * @throws AppError `not-found` for an id that names no race, or of the API client
 */
export async function loadRaceCard({ params, shell, signal }: PageLoaderArgs): Promise<RaceCard> {
  const id = Number(params['id']);
  const [race, { runners, failure }] = await Promise.all([
    fetchRace(shell, id, signal),
    readRunners(id, { shell, signal }),
  ]);
  if (race === null) throw new AppError('not-found', `There is no race ${id}`, { details: { id } });
  const announced = await readArrival(race, { shell, signal });
  const arrival = resolveArrival(announced, race, runners);
  return { race, runners: rankRunners(runners, arrival), runnersFailure: failure, arrival };
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
    const failure = error instanceof Error ? error.message : String(error);
    shell.logger.error('The runners could not be loaded', { race: id, message: failure });
    return { runners: [], failure };
  }
}

/** A failure is only logged (specification, part 8); meetings without a number have no announced arrival. */
export async function readArrival(
  { jour, meeting, number }: Pick<Race, 'jour' | 'meeting' | 'number'>,
  { shell, signal }: Args,
): Promise<Arrival | null> {
  if (meeting === null || number === null) return null;
  try {
    return await fetchArrival(shell, { jour, meeting, number }, signal);
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    const message = error instanceof Error ? error.message : String(error);
    shell.logger.error('The arrivals could not be loaded', { jour, message });
    return null;
  }
}
