import type {
  ImportCounts,
  ImportedFile,
  ImportReject,
  ImportRunDetails,
  QualityRule,
} from '@galopin/shared/contracts';
import type { Generated } from 'kysely';
import type { Json } from '../../database/Json';

/** The table `import_runs`: one row a run of `pnpm ingest`, written while it runs. */
export interface ImportRunRow {
  readonly id: Generated<number>;
  readonly source: string;
  readonly started_at: string;
  /** When the run was last known to go on. */
  readonly seen_at: string;
  readonly ended_at: string | null;
  readonly outcome: 'running' | 'completed' | 'incomplete' | 'failed';
  readonly files_total: number;
  readonly files_done: number;
  readonly counts: Json<ImportCounts>;
  readonly days: number;
  readonly file_reports: Json<readonly ImportedFile[]>;
  readonly rejects: Json<readonly ImportReject[]>;
  readonly notices: Json<ImportRunDetails['notices']>;
  readonly failure: string | null;
}

/** The table `quality_runs`: one row a run of the quality rules; at most one is running. */
export interface QualityRunRow {
  readonly id: Generated<number>;
  /** `YYYY-MM-DD`. */
  readonly from_day: string | null;
  readonly started_at: string;
  readonly seen_at: string;
  readonly ended_at: string | null;
  readonly outcome: 'running' | 'completed' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly rules: Json<readonly QualityRule[] | null>;
}

declare module '../../database/Database' {
  interface Database {
    import_runs: ImportRunRow;
    quality_runs: QualityRunRow;
  }
}
