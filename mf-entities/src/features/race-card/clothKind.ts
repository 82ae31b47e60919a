import type { ClothKind } from '@galopin/shared/ui';
import type { Finish } from '../../domain/finishOf';

const PLACED = 3;

/** Look of a runner's number. */
export function clothKind(finish: Finish): ClothKind {
  if (finish.kind === 'nonRunner') return 'nonRunner';
  if (finish.kind !== 'ranked') return 'runner';
  if (finish.rank === 1) return 'winner';
  return finish.rank <= PLACED ? 'placed' : 'runner';
}
