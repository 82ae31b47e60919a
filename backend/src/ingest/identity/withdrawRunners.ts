import { CACHEDATE_COLUMNS, type CachedateRow } from '@galopin/shared/dictionary';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/Database';
import type { RaceKey } from '../../races/store/RaceKey';
import { upsertRows } from '../../races/store/upsertRows';
import type { RunnerSourceRow } from './IdentityRows';
import { asOwn, type Cells } from './overlayRow';
import { storedRows } from './SourceRows';

interface Withdrawn extends Pick<Selectable<RunnerSourceRow>, 'numero' | 'filled'> {
  readonly raceId: number;
}

/**
 * Takes a source's runners out of a race. A row that only this source has goes; the main source's stays, without what
 * was filled in from here. Call within `lockDays` and `lockNames`.
 * @param numbers of runners to take out; others, and those that are not there, are left alone
 * @returns how many rows changed
 */
export async function withdrawRunners(
  db: Kysely<Database>,
  source: string,
  { jour, reun, prix }: RaceKey,
  numbers: readonly number[],
): Promise<number> {
  if (numbers.length === 0) return 0;
  const { rows: gone } = await sql<Withdrawn>`
    DELETE FROM runner_sources AS runner USING race_sources AS race
    WHERE (runner.source, runner.jour, runner.reun, runner.prix) = (race.source, race.jour, race.reun, race.prix)
      AND (race.source, race.jour, race.reun, race.prix)
        = (${source}, ${jour}::date, ${reun}::integer, ${prix}::integer)
      AND runner.numero = ANY (${numbers}::integer[])
    RETURNING race.race_id AS "raceId", runner.numero, runner.filled`.execute(db);
  const filled = new Map(gone.map((each) => [Number(`${each.raceId}${each.numero}`), each.filled]));
  for (const { source: main, ...row } of await storedRows(db, 'cachedate', 'id', [...filled.keys()])) {
    if (main === source) await db.deleteFrom('cachedate').where('id', '=', row.id).execute();
    else {
      const own = asOwn(CACHEDATE_COLUMNS, row as unknown as Cells, filled.get(row.id) ?? []);
      await upsertRows(db, 'cachedate', [own as unknown as CachedateRow], main);
    }
  }
  return gone.length;
}
