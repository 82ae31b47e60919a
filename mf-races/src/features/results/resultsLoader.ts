import type { IsoDay, PageLoaderArgs } from '@galopin/shared/contracts';
import { isMember, utcDay } from '@galopin/shared/lib';
import { attempt } from '../../api/attempt';
import { fetchToday, type DayDigest } from '../../api/fetchToday';
import { fetchQuinteMonth, fetchResults, type DayResultList, type QuinteMonth } from '../../api/fetchResults';

/** What the view of results brings. */
export interface ResultsData {
  readonly jour: IsoDay;
  /** `null` where they could not be had. */
  readonly list: DayResultList | null;
}

/** Results of the day in the address, of today (UTC) without one. */
export async function loadResults(args: PageLoaderArgs): Promise<ResultsData> {
  const jour = args.query['jour'] ?? utcDay(args.shell.now());
  // Who is expected to be a member is waited for: today's answer says more to members.
  await isMember(args.shell.session);
  return {
    jour,
    list: await attempt(args, `The results of ${jour}`, fetchResults(args.shell, jour, args.signal)),
  };
}

/** What the history of the Quinté+ brings. */
export interface QuinteHistoryData {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly history: QuinteMonth | null;
  /** Today's, beside this month's; `null` with another month, and where it could not be had. */
  readonly digest: DayDigest | null;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The Quinté+ races of the month in the address, of this one without any that can be read. */
export async function loadQuinteHistory(args: PageLoaderArgs): Promise<QuinteHistoryData> {
  const asked = args.query['mois'] ?? '';
  const today = utcDay(args.shell.now());
  const thisMonth = today.slice(0, 7);
  const month = MONTH.test(asked) ? asked : thisMonth;
  const { shell, signal } = args;
  const [history, digest] = await Promise.all([
    attempt(args, `The Quinté of ${month}`, fetchQuinteMonth(shell, month, signal)),
    month === thisMonth ? attempt(args, 'The Quinté of today', fetchToday(shell, today, signal)) : null,
  ]);
  return { month, history, digest };
}
