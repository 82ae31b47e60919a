import type { ClothKind } from '@galopin/shared/ui';
import type { Finish } from '../../domain/tipOutcome';

const CLOTHS = { winner: 'winner', placed: 'runner', none: 'missed' } as const;

/** Once the race is run, the runners of a tip that came in keep their colours: the others pale. */
export function clothOf(finish: Finish): ClothKind {
  return CLOTHS[finish];
}
