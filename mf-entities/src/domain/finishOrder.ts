import type { Finish } from './finishOf';

/** More than any field has runners. */
const BEHIND_ALL = 1000;

/** Where a finish stands in a list: ranks, then ranks that are not known, then not classed, then non-runners. */
export function finishOrder(finish: Finish): number {
  switch (finish.kind) {
    case 'ranked':
      return finish.rank;
    case 'unknown':
      return BEHIND_ALL;
    case 'notClassed':
      return BEHIND_ALL + 1;
    case 'nonRunner':
      return BEHIND_ALL + 2;
  }
}
