import type { BuildArtifact, OperationDetail } from '@galopin/shared/contracts';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { HistoryLine, ReleaseState } from './ReleaseState';

/** JSON columns are written as text and read parsed. */
type Json<Value> = ColumnType<Value, string, string>;

/** Tables of the schema `delivery`. */
export interface LedgerDatabase {
  builds: {
    name: string;
    build_id: string;
    digest: string;
    artifact: Json<BuildArtifact>;
    state: 'reserved' | 'committed';
    reserved_at: GeneratedAlways<Date>;
  };
  pointer: {
    environment: string;
    release: number;
    state: Json<ReleaseState>;
    hash: string;
    signature: ColumnType<string | null, string | null | undefined, string | null>;
  };
  history: {
    environment: string;
    n: number;
    at: Date;
    actor: string;
    op: HistoryLine['op'];
    name: string;
    from_build: string | null;
    to_build: string | null;
    detail: ColumnType<OperationDetail | null, string | null, string | null>;
    reason: string;
    prev_hash: string;
    hash: string;
  };
  tokens: {
    id: string;
    team: string;
    /** Hexadecimal SHA-256 of the token's secret. */
    hash: string;
    environments: Json<readonly string[]>;
    /** Names the token is for; null for all of the team's. */
    remotes: ColumnType<readonly string[] | null, string | null, string | null>;
    created_by: string;
    created_at: Date;
    expires_at: Date;
    revoked_at: ColumnType<Date | null, undefined, Date>;
  };
}
