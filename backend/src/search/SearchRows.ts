import type { EntityKind } from '@galopin/shared/contracts';
import type { Generated } from 'kysely';

/** The table `search_names`: a name as the newest stored row writes it. */
export interface SearchNameRow {
  readonly kind: EntityKind;
  readonly id: number;
  readonly name: string;
  /** As `foldName` writes it. */
  readonly folded: string;
  /** `YYYY-MM-DD`. */
  readonly last_day: string;
}

/** The table `search_stale`: a day, or one name, to be looked at again. */
interface SearchMarkRow {
  readonly seq: Generated<number>;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly kind: EntityKind | null;
  readonly id: number | null;
}

declare module '../database/Database' {
  interface Database {
    search_names: SearchNameRow;
    search_stale: SearchMarkRow;
  }
}
