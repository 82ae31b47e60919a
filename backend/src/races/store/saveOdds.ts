import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { RaceKey } from './RaceKey';

/** The odds of a runner at a time. */
export interface OddsPoint extends RaceKey {
  readonly numero: number;
  /** `reference`: the morning's; `direct`: those of the running market. */
  readonly kind: 'reference' | 'direct';
  /** Epoch milliseconds, kept to the second. */
  readonly at: number;
  /** Return for a stake of 1. */
  readonly odds: number;
}

/**
 * Adds odds to the history; a point for the same second takes the place of the one before.
 * @param source where they come from: `pmu`, `demo`
 * @returns how many points are new or changed
 */
export async function saveOdds(
  db: Kysely<Database>,
  points: readonly OddsPoint[],
  source: string,
): Promise<number> {
  const rows = points.map((point) => ({ ...point, at: new Date(point.at).toISOString().slice(0, 19) + 'Z' }));
  const keyOf = (row: (typeof rows)[number]) =>
    [row.jour, row.reun, row.prix, row.numero, row.kind, row.at].join();
  const distinct = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  if (distinct.length === 0) return 0;
  const { rows: changed } = await sql`
    INSERT INTO odds_history AS t (jour, reun, prix, numero, kind, at, odds, source)
    SELECT given.*, ${source} FROM json_to_recordset(${JSON.stringify(distinct)}::json)
      AS given (jour date, reun integer, prix integer, numero integer, kind text, at timestamptz,
        odds double precision)
    ORDER BY jour, reun, prix, numero, kind, at
    ON CONFLICT (jour, reun, prix, numero, kind, at) DO UPDATE SET odds = excluded.odds, source = excluded.source
    WHERE (t.odds, t.source) IS DISTINCT FROM (excluded.odds, excluded.source)
    RETURNING 1`.execute(db);
  return changed.length;
}
