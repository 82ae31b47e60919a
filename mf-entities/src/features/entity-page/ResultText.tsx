import type { EntityPerformance } from '@galopin/shared/contracts';
import { outcomeFinish } from '../../domain/outcomeFinish';
import { entityCopy } from '../../i18n/entityCopy';
import { FinishText } from '../finish/FinishText';

/** A rank, or why there is none. */
export function ResultText({ performance }: { readonly performance: EntityPerformance }) {
  const { outcome } = performance;
  if (outcome === 'cancelled')
    return <abbr title={entityCopy.raceCancelled}>{entityCopy.cancelledShort}</abbr>;
  if (outcome === 'unknown') return <abbr title={entityCopy.noResult}>–</abbr>;
  return <FinishText finish={outcomeFinish(performance)} />;
}
