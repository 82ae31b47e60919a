import type { EntityPerformance } from '@galopin/shared/contracts';
import { finishOf, type Finish } from './finishOf';

/** A past performance's finish: its rank, else the source's own result. */
export function outcomeFinish({
  outcome,
  rank,
  result,
  number,
}: Pick<EntityPerformance, 'outcome' | 'rank' | 'result' | 'number'>): Finish {
  if (outcome === 'nonRunner') return { kind: 'nonRunner' };
  if (outcome !== 'start') return { kind: 'unknown' };
  return rank === null ? finishOf(result, number, null) : { kind: 'ranked', rank };
}
