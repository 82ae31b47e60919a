import type { FollowReport, ImportRun, ImportRunDetails, ImportRuns } from '@galopin/shared/contracts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/Database';
import { createSourceFindings } from '../findings/createSourceFindings';
import { PMU } from '../pmu/saveRacePart';
import type { ImportRunRow } from './ImportRows';

/** What was ingested, as the administrator reads it. */
export interface ImportHistory {
  /** @param now epoch milliseconds */
  list(page: { readonly limit: number; readonly offset: number }, now: number): Promise<ImportRuns>;
  find(id: number, now: number): Promise<ImportRunDetails | undefined>;
}

/** A run says that it goes on every few seconds; its longest silence is one batch, or the planner's statistics. */
const SILENT_MS = 5 * 60_000;

const SUMMARY = [
  'id',
  'source',
  'started_at',
  'seen_at',
  'ended_at',
  'outcome',
  'files_total',
  'files_done',
  'counts',
  'days',
] as const;

/** @param follow how the following of PMU goes; absent where it is off */
export function createImportHistory(db: Kysely<Database>, follow?: () => FollowReport): ImportHistory {
  const findings = createSourceFindings(db, PMU);
  return {
    list: async ({ limit, offset }, now) => {
      const runs = await db
        .selectFrom('import_runs')
        .select(SUMMARY)
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await db
        .selectFrom('import_runs')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return {
        runs: runs.map((row) => toRun(row, now)),
        total,
        follow: follow?.() ?? null,
        findings: await findings.list(),
      };
    },
    find: async (id, now) => {
      const row = await db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return undefined;
      const { file_reports: fileReports, rejects, notices, failure } = row;
      return { ...toRun(row, now), fileReports, rejects, notices, failure };
    },
  };
}

function toRun(row: Pick<Selectable<ImportRunRow>, (typeof SUMMARY)[number]>, now: number): ImportRun {
  const isSilent = row.outcome === 'running' && new Date(row.seen_at).getTime() < now - SILENT_MS;
  return {
    id: row.id,
    source: row.source,
    startedAt: new Date(row.started_at).toISOString(),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
    outcome: isSilent ? 'interrupted' : row.outcome,
    files: { done: row.files_done, total: row.files_total },
    counts: row.counts,
    days: row.days,
  };
}
