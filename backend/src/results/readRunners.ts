import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';

/** A runner by its race and number. */
export interface RunnerKey {
  /** `caractrap.id`. */
  readonly id: number;
  readonly numero: number;
}

interface NamedRunner {
  readonly numero: number;
  readonly cheval: string;
  readonly jockey: string;
}

/** Horses and riders of some runners, by race; whoever is not stored is left out. */
export async function readRunners(
  db: Kysely<Database>,
  keys: readonly RunnerKey[],
): Promise<ReadonlyMap<number, readonly NamedRunner[]>> {
  const byRace = new Map<number, NamedRunner[]>();
  if (keys.length === 0) return byRace;
  const { rows } = await sql<NamedRunner & { id: number }>`
    select wanted.id, runner.numero, coalesce(runner.cheval, '') as cheval, coalesce(runner.jockey, '') as jockey
    from json_to_recordset(${JSON.stringify(keys)}::json) as wanted (id bigint, numero integer)
      join cachedate as runner on runner.numcourse = wanted.id and runner.numero = wanted.numero
    order by wanted.id, runner.numero`.execute(db);
  for (const { id, ...runner } of rows) byRace.set(id, [...(byRace.get(id) ?? []), runner]);
  return byRace;
}
