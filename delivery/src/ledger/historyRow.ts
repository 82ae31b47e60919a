import type { Insertable, Selectable } from 'kysely';
import type { LedgerDatabase } from './LedgerDatabase';
import type { HistoryLine, ReleaseOperation } from './ReleaseState';

/** A history line as it was hashed, from its row. */
export function toLine(row: Selectable<LedgerDatabase['history']>): HistoryLine {
  return {
    n: row.n,
    at: row.at.toISOString(),
    environment: row.environment,
    actor: row.actor,
    op: row.op,
    name: row.name,
    from: row.from_build,
    to: row.to_build,
    ...(row.detail !== null && { detail: row.detail }),
    reason: row.reason,
    prevHash: row.prev_hash,
    hash: row.hash,
  };
}

export function toRow({
  from,
  to,
  prevHash,
  at,
  detail,
  ...rest
}: HistoryLine): Insertable<LedgerDatabase['history']> {
  return {
    ...rest,
    at: new Date(at),
    from_build: from,
    to_build: to,
    detail: detail === undefined ? null : JSON.stringify(detail),
    prev_hash: prevHash,
  };
}

/** The operation a line tells of. */
export function operationOf({ op, name, to, detail }: HistoryLine): ReleaseOperation {
  return { op, name, buildId: to, detail };
}
