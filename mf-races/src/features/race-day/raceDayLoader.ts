import { isAppError, type IsoDay, type PageLoaderArgs } from '@galopin/shared/contracts';
import { explainFailure, isMember, utcDay } from '@galopin/shared/lib';
import { groupMeetings, type DayArrivals, type Race } from '@galopin/shared/racing';
import { fetchArrivals } from '../../api/fetchArrivals';
import { fetchRaces } from '../../api/fetchRaces';
import type { LoadedDay, RaceDay } from '../../domain/RaceDay';
import { shownDay } from './shownDay';

/** `/`: the races of today in UTC. */
export function loadToday(args: PageLoaderArgs): Promise<LoadedDay> {
  return loadDay(utcDay(args.shell.now()), args);
}

/** `/Jour`: the races of the day in the address, today in UTC without one. */
export function loadRaceDay(args: PageLoaderArgs): Promise<LoadedDay> {
  return loadDay(args.query['jour'] ?? utcDay(args.shell.now()), args);
}

/**
 * The races of a day, as far as the visitor may see them.
 * @throws AppError of the API client, or `malformed`
 */
export async function readRaceDay(
  jour: IsoDay,
  { shell, signal }: Pick<PageLoaderArgs, 'shell' | 'signal'>,
): Promise<RaceDay> {
  const everyMeeting = await isMember(shell.session);
  const { races, meetingsTotal } = await fetchRaces(shell, jour, { everyMeeting, signal });
  const meetings = groupMeetings(races);
  const hiddenMeetings = everyMeeting ? 0 : Math.max(0, (meetingsTotal ?? 0) - countMeetings(races));
  const noFoundInfo = meetings.length === 0;
  return { jour, meetings, everyMeeting, hiddenMeetings, noFoundInfo, failure: null };
}

/** A list that cannot be had is no broken page: it becomes the no-information state (specification, part 8). */
async function loadDay(jour: IsoDay, args: PageLoaderArgs): Promise<LoadedDay> {
  const { shell, query } = args;
  try {
    const shown = shownDay(shell.logger, { jour, query });
    // Who is expected to be a member is waited for: both answers say more to members.
    const everyMeeting = await isMember(shell.session);
    if (shown?.everyMeeting === everyMeeting) return { day: shown, arrivals: null };
    const [day, arrivals] = await Promise.all([readRaceDay(jour, args), readArrivals(jour, args)]);
    return { day, arrivals };
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    const message = error instanceof Error ? error.message : String(error);
    shell.logger.error('The meetings could not be loaded', { jour, message });
    const none = { jour, meetings: [], everyMeeting: false, hiddenMeetings: 0, noFoundInfo: true };
    return { day: { ...none, failure: explainFailure(error) }, arrivals: null };
  }
}

/** The list alone does not say which arrivals are final. It is shown without them all the same: the page asks again. */
async function readArrivals(jour: IsoDay, { shell }: PageLoaderArgs): Promise<DayArrivals | null> {
  try {
    return await fetchArrivals(shell, jour);
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    shell.logger.error('The arrivals could not be loaded', { jour, message: String(error) });
    return null;
  }
}

/** Meetings as the API counts them: a racecourse may hold two on one day. */
function countMeetings(races: readonly Race[]): number {
  return new Set(races.map(({ meeting, racecourse }) => meeting ?? racecourse)).size;
}
