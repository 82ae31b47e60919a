import { definePage } from '@galopin/shared/contracts';
import { formatDay } from '@galopin/shared/lib';
import type { LoadedDay } from '../domain/RaceDay';
import { RaceDayPage } from '../features/race-day/RaceDayPage';
import { RaceDaySkeleton } from '../features/race-day/RaceDaySkeleton';
import { loadRaceDay } from '../features/race-day/raceDayLoader';
import { loadViewed, openViewed, viewedPage, viewedTitle } from '../features/views/viewedPage';
import { fr } from '../i18n/fr';

/** `/Jour?jour=YYYY-MM-DD`: the meetings of a day, today (UTC) without one; with `vue`, one of its other views. */
export const page = definePage({
  loader: loadViewed(loadRaceDay),
  open: openViewed,
  Page: viewedPage(RaceDayPage),
  Skeleton: RaceDaySkeleton,
  title: viewedTitle(({ day }: LoadedDay) => fr.day.documentTitle(formatDay(day.jour))),
});
