import type { Kysely } from 'kysely';
import { toLine } from './historyRow';
import type { LedgerDatabase } from './LedgerDatabase';
import type { HistoryLine } from './ReleaseState';

/** Which lines of the history are wanted. */
export interface HistoryFilter {
  readonly name?: string | undefined;
  /** Only lines that made a build serve everybody, and only this build's. */
  readonly served?: string | undefined;
  /** Only lines before this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Lines of one environment that pass the filter, newest first. */
export async function readHistory(
  db: Kysely<LedgerDatabase>,
  environment: string,
  { name, served, before, limit }: HistoryFilter,
): Promise<HistoryLine[]> {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('environment', '=', environment)
    .$if(name !== undefined, (lines) => lines.where('name', '=', name ?? ''))
    .$if(before !== undefined, (lines) => lines.where('n', '<', before ?? 0))
    .$if(served !== undefined, (lines) =>
      lines.where('to_build', '=', served ?? '').where('op', 'in', ['promote', 'rollback']),
    )
    .orderBy('n', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toLine);
}
