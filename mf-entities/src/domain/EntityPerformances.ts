import type { Performance } from './Performance';

/** Whose page it is. */
export type EntityKind = 'horse' | 'jockey' | 'trainer';

/** What the page of a horse or a person shows. */
export interface EntityPerformances {
  readonly kind: EntityKind;
  /** Newest first; there is at least the newest. */
  readonly performances: readonly Performance[];
  readonly newest: Performance;
  /** There may be older ones than those shown. */
  readonly isCut: boolean;
}
