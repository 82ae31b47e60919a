import { definePage } from '@galopin/shared/contracts';
import { formatDay } from '@galopin/shared/lib';
import { RaceDayPage } from '../features/race-day/RaceDayPage';
import { RaceDaySkeleton } from '../features/race-day/RaceDaySkeleton';
import { loadRaceDay } from '../features/race-day/raceDayLoader';
import { fr } from '../i18n/fr';

/** `/Jour?jour=YYYY-MM-DD`: the meetings of a day, today (UTC) without one. */
export const page = definePage({
  loader: loadRaceDay,
  Page: RaceDayPage,
  Skeleton: RaceDaySkeleton,
  title: ({ day }) => fr.day.documentTitle(formatDay(day.jour)),
});
