/** Something the administrator did or read. */
export interface AuditedAction {
  /** A number; later ones are larger. */
  readonly id: string;
  /** ISO, UTC. */
  readonly at: string;
  /** Uid of the account. */
  readonly actor: string;
  /** Method and pattern of the call: `GET /apin/admin/members`. */
  readonly action: string;
  /** What it was about: ids out of the path, or which page of a list; never what was searched for. */
  readonly subject: string;
  /** HTTP status it came to; null where the process ended before it was known. */
  readonly status: number | null;
}

/** Calls of one kind that were refused in the days asked for. */
export interface RefusedCalls {
  readonly route: string;
  /** 401, 403 or 429. */
  readonly status: number;
  /** The API's own word. */
  readonly code: string;
  readonly calls: number;
  /** ISO, UTC. */
  readonly lastAt: string;
  /** Networks of a few of them: an IPv4 /24 or an IPv6 /48. */
  readonly networks: readonly string[];
}

/** Answer of `GET /apin/admin/audit?limit=&before=&days=`. */
export interface AuditReport {
  /** Newest first. */
  readonly actions: readonly AuditedAction[];
  /** `before` of the next page; null on the last. */
  readonly next: string | null;
  /** Most calls first. */
  readonly refusals: readonly RefusedCalls[];
}

/** Days of refusals that are shown and kept. */
export const AUDIT_REFUSAL_DAYS = { usual: 1, most: 30 } as const;
