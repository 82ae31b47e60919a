import type { EntityAnswer, EntityKind, PerformancePage } from '@galopin/shared/contracts';
import type { EntityView } from './entityView';

/** What the page of a horse or a person shows. */
export interface EntityPage {
  readonly kind: EntityKind;
  readonly entity: EntityAnswer;
  readonly view: EntityView;
  /** The performances that the view asks for; null when they could not be loaded. */
  readonly performances: PerformancePage | null;
}
