import { definePage } from '@galopin/shared/contracts';
import { HomeSkeleton } from '../features/race-day/RaceDaySkeleton';
import { HomePage } from '../features/race-day/HomePage';
import { loadToday } from '../features/race-day/raceDayLoader';

/** `/`: the races of today (UTC). */
export const page = definePage({ loader: loadToday, Page: HomePage, Skeleton: HomeSkeleton });
