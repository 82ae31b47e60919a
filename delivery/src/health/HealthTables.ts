import type { BuildRole } from '@galopin/shared/contracts';
import type { ColumnType, Kysely } from 'kysely';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';

/** Tables of the schema `delivery` that health is kept in; every node adds to the same rows. */
export type HealthTables = {
  /** One minute of one build in one role. */
  health: {
    environment: string;
    /** Start of the minute, UTC. */
    minute: Date;
    remote: string;
    build: string;
    role: BuildRole;
    /** Sessions first seen in this minute, and what became of them, then or later. */
    sessions: number;
    bad_sessions: number;
    integrity_sessions: number;
    /** Networks that were here long before and had a session in this minute, each once within six minutes. */
    networks: number;
    /** Those whose session went badly. */
    bad_networks: number;
    /** Events of this minute. */
    loaded: number;
    failed: number;
    crashed: number;
    fallback: number;
    exhausted: number;
    integrity: number;
    error: number;
    deprecated: number;
    mismatch: number;
    /** Documents of this minute that were rendered on the server, and those that could not be. */
    rendered: number;
    unrendered: number;
    /** Networks that were here long before and asked for such a document, each once within six minutes. */
    render_networks: number;
    /** Those for whom one could not be rendered. */
    bad_render_networks: number;
    /** Loads by `LOAD_BOUNDS_MS`, one count more than there are bounds. */
    load_ms: number[];
  };
  /** Errors of one message from the same place in the same kind of browser. */
  crashes: {
    environment: string;
    remote: string;
    build: string;
    fingerprint: string;
    browser: string;
    message: string;
    /** Frames in files of the build, innermost first, as they were sent. */
    frames: ColumnType<readonly BuiltFrame[], string, never>;
    count: number;
    first_seen: Date;
    last_seen: Date;
  };
};

export type HealthDatabase = Kysely<LedgerDatabase & HealthTables>;

/** A place in a file of a build. */
export interface BuiltFrame {
  /** Below the build's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, as browsers count. */
  readonly column: number;
}
