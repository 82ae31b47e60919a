import type { PageLoaderArgs } from '@galopin/shared/contracts';
import { fetchStatsSummary, type StatsSummary } from '../../api/fetchStatsSummary';

/** `/Stats`: the summary of what is stored. */
export function loadStats({ shell, signal }: PageLoaderArgs): Promise<StatsSummary> {
  return fetchStatsSummary(shell, signal);
}
