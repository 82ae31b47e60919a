import type { ContentAction, ContentKind } from '@galopin/shared/contracts';

/** The table `content_versions`: one row a version. */
export interface ContentRow {
  readonly kind: ContentKind;
  readonly key: string;
  /** From 1. */
  readonly version: number;
  readonly action: ContentAction;
  /** The text as its kind has it, JSON. */
  readonly written: unknown;
  /** Its fields that differ from the version before. */
  readonly changed: readonly string[];
  /** E-mail address of the editor. */
  readonly author: string;
  /** As PostgreSQL writes a time, which `new Date` reads. */
  readonly saved_at: string;
}

declare module '../database/Database' {
  interface Database {
    content_versions: ContentRow;
  }
}
