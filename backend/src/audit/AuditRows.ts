import type { Generated } from 'kysely';

/** One action of the administrator, written before it is done. Times as PostgreSQL writes them. */
export interface AuditActionRow {
  readonly id: Generated<string>;
  readonly at: string;
  /** Uid. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
}

/** What an action came to, written after it. */
export interface AuditOutcomeRow {
  readonly action_id: string;
  readonly at: string;
  /** HTTP status. */
  readonly status: number;
}

/** Refused calls of one route that one process saw within a minute. */
export interface AuditRefusalRow {
  readonly id: Generated<string>;
  readonly at: string;
  readonly route: string;
  readonly status: number;
  readonly code: string;
  readonly calls: number;
  /** JSON list of networks of some of them. */
  readonly networks: string;
}

declare module '../database/Database' {
  interface Database {
    audit_actions: AuditActionRow;
    audit_outcomes: AuditOutcomeRow;
    audit_refusals: AuditRefusalRow;
  }
}
