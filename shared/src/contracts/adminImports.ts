/**
 * What became of a run of `pnpm ingest`: `incomplete` where a file could not be used, `failed` where an error ended it,
 * `interrupted` where it has said nothing for minutes and never ended.
 */
export type ImportOutcome = 'running' | 'completed' | 'incomplete' | 'failed' | 'interrupted';

/** Rows of races and runners. */
export interface ImportCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** News beside them: arrivals, payouts, odds, incidents. */
  readonly others: number;
}

/** One run of `pnpm ingest`. Times are ISO, UTC. */
export interface ImportRun {
  readonly id: number;
  /** `pturf` or `pmu`. */
  readonly source: string;
  readonly startedAt: string;
  /** Null while it runs, and of one that was interrupted. */
  readonly endedAt: string | null;
  readonly outcome: ImportOutcome;
  /** Files, or days that were fetched. */
  readonly files: { readonly done: number; readonly total: number };
  readonly counts: ImportCounts;
  /** Days whose stored rows changed. */
  readonly days: number;
}

/** What came of one file of a run. */
export interface ImportedFile {
  /** As it was named to the command. */
  readonly file: string;
  readonly counts: ImportCounts;
  /** Why it could not be used; null where it could. */
  readonly failure: string | null;
  /** Name of the file in `DATA_DIR/rejects` that keeps all rejected rows; null without any. */
  readonly rejectsFile: string | null;
}

/** A row that was not taken. */
export interface ImportReject {
  readonly file: string;
  /** From 1; 0 where the file tells none. */
  readonly line: number;
  readonly row: number;
  readonly reason: string;
}

/** Answer of `GET /apin/admin/imports/{id}`. */
export interface ImportRunDetails extends ImportRun {
  /** Those that could not be used or had rejects first; at most 100. */
  readonly fileReports: readonly ImportedFile[];
  /** The first 100. */
  readonly rejects: readonly ImportReject[];
  /** What a person should know of what was kept all the same, with how often; at most 50. */
  readonly notices: readonly { readonly text: string; readonly times: number }[];
  /** Why the run failed; null where it did not. */
  readonly failure: string | null;
}

/** How the following of PMU's day goes. */
export interface FollowReport {
  readonly status: 'ok' | 'degraded';
  readonly role: 'following' | 'standing by';
  /** ISO, UTC; null before the first. */
  readonly lastAnswerAt: string | null;
  /** In a row, since the last good answer. */
  readonly failures: number;
  readonly reason: string | null;
}

/** Answer of `GET /apin/admin/imports?limit=&offset=`: newest first. */
export interface ImportRuns {
  readonly runs: readonly ImportRun[];
  readonly total: number;
  /** Null where PMU is not followed. */
  readonly follow: FollowReport | null;
}

/** What one rule of the quality report found in the rows of one source. */
export interface QualityFindings {
  readonly source: string;
  readonly findings: number;
  readonly days: number;
  /** `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface QualityExample {
  readonly jour: string;
  readonly source: string;
  /** `caractrap.id`; null where it is about no race. */
  readonly race: number | null;
  readonly subject: string;
  readonly detail: string;
}

export interface QualityRule {
  /** Stable name. */
  readonly code: string;
  /** In English, as `pnpm ingest check` writes it. */
  readonly title: string;
  readonly findings: number;
  readonly sources: readonly QualityFindings[];
  /** Of the latest days; at most five. */
  readonly examples: readonly QualityExample[];
}

/** One run of the quality rules. Times are ISO, UTC. */
export interface QualityRun {
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly outcome: 'running' | 'completed' | 'failed' | 'interrupted';
  /** First day looked at; null for all. */
  readonly from: string | null;
  readonly progress: { readonly done: number; readonly total: number };
}

/**
 * Answer of `GET /apin/admin/quality`, and with 202 of `POST /apin/admin/quality` (body `{"from": "YYYY-MM-DD" | null}`),
 * which begins a run unless one is going on.
 */
export interface QualityState {
  /** The run that goes on or was last; null before the first. */
  readonly run: QualityRun | null;
  /** The last that was completed, with those rules that found nothing too; null before the first. */
  readonly report: {
    readonly from: string | null;
    readonly endedAt: string;
    readonly rules: readonly QualityRule[];
  } | null;
}
