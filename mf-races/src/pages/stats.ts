import { definePage } from '@galopin/shared/contracts';
import { loadStats } from '../features/stats/statsLoader';
import { StatsPage } from '../features/stats/StatsPage';
import { StatsSkeleton } from '../features/stats/StatsSkeleton';
import { statsCopy } from '../i18n/statsCopy';

/** `/Stats`: rankings, rates and Quinté+; filters in the address. */
export const page = definePage({
  loader: loadStats,
  Page: StatsPage,
  Skeleton: StatsSkeleton,
  title: ({ choice }) => statsCopy.documentTitle(statsCopy.views[choice.view]),
});
