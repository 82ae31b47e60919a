import { definePage } from '@galopin/shared/contracts';
import { StatsPage } from '../features/stats/StatsPage';
import { loadStats } from '../features/stats/statsLoader';

/** `/Stats`: what the stored data holds, by discipline. */
export const page = definePage({ loader: loadStats, Page: StatsPage });
