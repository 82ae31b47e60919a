import type { IsoDay, WidgetLoaderArgs } from '@galopin/shared/contracts';
import { isMember, meetsRules, utcDay } from '@galopin/shared/lib';
import type { Race } from '@galopin/shared/racing';
import { fetchRaces } from '../../api/fetchRaces';

/** A day's Quinté+, as far as the visitor may see it. */
export interface DayQuinte {
  readonly jour: IsoDay;
  /** `null` on a day without one, or when it is run in a meeting that the visitor does not see. */
  readonly race: Race | null;
}

/** The Quinté+ of the day in the slot's `jour`; of today in UTC where the page names none. */
export function loadQuinte({ shell, signal, props: { jour } }: WidgetLoaderArgs): Promise<DayQuinte> {
  const given = typeof jour === 'string' && isDay(jour) ? jour : undefined;
  return readQuinte(given ?? utcDay(shell.now()), { shell, signal });
}

/** The page's remote is released apart: what it gives is looked at. */
const isDay = (jour: string) => meetsRules({ query: { jour: 'isoDate' } }, { params: {}, query: { jour } });

/** @throws AppError of the API client, or `malformed` */
export async function readQuinte(
  jour: IsoDay,
  { shell, signal }: Pick<WidgetLoaderArgs, 'shell' | 'signal'>,
): Promise<DayQuinte> {
  const everyMeeting = await isMember(shell.session);
  const { races } = await fetchRaces(shell, jour, { everyMeeting, signal });
  return { jour, race: races.find(({ isQuinte }) => isQuinte) ?? null };
}
