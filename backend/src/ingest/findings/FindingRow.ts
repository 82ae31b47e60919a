import type { FindingKind } from '@galopin/shared/contracts';

/** The table `source_findings`: what a source sent that is not as it was known, one row a thing. */
export interface FindingRow {
  readonly source: string;
  readonly kind: FindingKind;
  /** The thing itself: `race.numOrdre`, `race.statut REPORTEE`, `programme`. */
  readonly what: string;
  readonly first_seen: string;
  readonly last_seen: string;
  readonly times: number;
  /** One of them as it last came, cut. */
  readonly example: string;
  /** The document it came in. */
  readonly address: string;
  /** When people were last told of it; null before. */
  readonly alerted_at: string | null;
}

declare module '../../database/Database' {
  interface Database {
    source_findings: FindingRow;
  }
}
