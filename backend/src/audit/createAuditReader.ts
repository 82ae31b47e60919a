import type { AuditReport } from '@galopin/shared/contracts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../database/Database';
import type { AuditRefusalRow } from './AuditRows';

export interface AuditQuery {
  readonly limit: number;
  /** Only actions before this one. */
  readonly before?: string | undefined;
  /** Days of refusals. */
  readonly days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Kinds of refusals in an answer. */
const KINDS = 50;
const NETWORKS = 5;

/** Reads what was written down. */
export type ReadAudit = (query: AuditQuery, now: number) => Promise<AuditReport>;

export function createAuditReader(db: Kysely<Database>): ReadAudit {
  return async (query, now) => {
    const [found, refusals] = await Promise.all([
      readActions(db, query),
      readRefusals(db, new Date(now - query.days * DAY_MS).toISOString()),
    ]);
    const actions = found.slice(0, query.limit);
    return { actions, next: found.length > query.limit ? (actions.at(-1)?.id ?? null) : null, refusals };
  };
}

async function readActions(
  db: Kysely<Database>,
  { limit, before }: AuditQuery,
): Promise<AuditReport['actions']> {
  const rows = await db
    .selectFrom('audit_actions as action')
    .leftJoin('audit_outcomes as outcome', 'outcome.action_id', 'action.id')
    .select(['action.id', 'action.at', 'action.actor', 'action.action', 'action.subject', 'outcome.status'])
    .$if(before !== undefined, (chosen) => chosen.where('action.id', '<', Number(before)))
    .orderBy('action.id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map((row) => ({ ...row, id: String(row.id), at: new Date(row.at).toISOString() }));
}

async function readRefusals(db: Kysely<Database>, from: string): Promise<AuditReport['refusals']> {
  const { rows } = await sql<
    Pick<Selectable<AuditRefusalRow>, 'route' | 'status' | 'code' | 'calls' | 'networks'> & {
      last_at: string;
    }
  >`
    SELECT route, status, code, sum(calls)::int AS calls, max(at) AS last_at,
      coalesce((SELECT array_agg(network) FROM (
        SELECT DISTINCT network FROM audit_refusals latest, jsonb_array_elements_text(latest.networks) network
        WHERE latest.at >= ${from}::timestamptz AND latest.route = counted.route AND latest.status = counted.status
          AND latest.code = counted.code LIMIT ${NETWORKS}) few), '{}') AS networks
    FROM audit_refusals counted WHERE at >= ${from}::timestamptz
    GROUP BY route, status, code ORDER BY 4 DESC, route, status, code LIMIT ${KINDS}`.execute(db);
  return rows.map(({ last_at, ...row }) => ({ ...row, lastAt: new Date(last_at).toISOString() }));
}
