import type { Kysely } from 'kysely';
import { toLine } from '../ledger/historyRow';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { buildKey, type HistoryLine, type ReleaseState } from '../ledger/ReleaseState';
import type { AgedBuild } from './planPruning';

export interface Retention {
  readonly builds: readonly AgedBuild[];
  /** What every environment of the ledger serves, also those this process does not. */
  readonly states: readonly ReleaseState[];
  /** The history of every environment, oldest first. */
  readonly lines: readonly HistoryLine[];
}

/** All that decides what is kept. */
export async function readRetention(db: Kysely<LedgerDatabase>): Promise<Retention> {
  const rows = await db
    .selectFrom('builds')
    .select(['name', 'build_id as buildId', 'state', 'reserved_at as publishedAt'])
    .execute();
  const lines = (await db.selectFrom('history').selectAll().orderBy('n').execute()).map(toLine);
  // Last: what came to serve since is in it.
  const states = (await db.selectFrom('pointer').select('state').execute()).map(({ state }) => state);
  const named = lastNamed(lines);
  const builds = rows.map((row) => ({ ...row, namedAt: named.get(buildKey(row)) ?? null }));
  return { builds, states, lines };
}

/** When a line last led to a build or away from it. */
function lastNamed(lines: readonly HistoryLine[]): ReadonlyMap<string, Date> {
  const named = new Map<string, Date>();
  for (const { name, from, to, at } of lines)
    for (const buildId of [from, to])
      if (buildId !== null) {
        const key = buildKey({ name, buildId });
        const time = new Date(at);
        if (time > (named.get(key) ?? new Date(0))) named.set(key, time);
      }
  return named;
}
