import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Json } from '../database/Json';

/** One action of the administrator, written before it is done. Times as PostgreSQL writes them. */
export interface AuditActionRow {
  readonly id: GeneratedAlways<number>;
  readonly at: string;
  /** Uid. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
}

/** What an action came to, written after it. */
export interface AuditOutcomeRow {
  readonly action_id: ColumnType<number, string, never>;
  readonly at: string;
  /** HTTP status. */
  readonly status: number;
}

/** Refused calls of one route that one process saw within a minute. */
export interface AuditRefusalRow {
  readonly id: GeneratedAlways<number>;
  readonly at: string;
  readonly route: string;
  readonly status: number;
  readonly code: string;
  readonly calls: number;
  /** Networks of some of them. */
  readonly networks: Json<readonly string[]>;
}

declare module '../database/Database' {
  interface Database {
    audit_actions: AuditActionRow;
    audit_outcomes: AuditOutcomeRow;
    audit_refusals: AuditRefusalRow;
  }
}
