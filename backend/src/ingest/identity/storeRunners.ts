import type { CachedateRow } from '@galopin/shared/dictionary';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { UpsertCounts } from '../../races/store/upsertRows';
import { writeRows } from '../../races/store/writeRows';
import { overlayRunner } from './applySources';
import { lockNames } from './locks';
import { meetSpellings } from './meetSpellings';
import { mergeWithStored } from './mergeWithStored';
import type { Cells } from './overlayRow';
import { runnerSourcesByRace, saveRunnerFills, type RunnerSource } from './SourceRows';
import type { OwnRows } from './storeRaces';

/** What other sources say of runners of these races; once there is any, within `lockNames`. */
async function findSources(db: Kysely<Database>, raceIds: readonly number[]) {
  const first = await runnerSourcesByRace(db, raceIds);
  if (first.length === 0) return first;
  await lockNames(db);
  // Whom the names mean may have changed until the lock was had.
  return runnerSourcesByRace(db, raceIds);
}

/** Writes runners of the main source and puts them together with other sources. Call within `lockDays`. */
export async function storeRunners(
  db: Kysely<Database>,
  { rows, source, given, insert }: OwnRows<CachedateRow>,
): Promise<UpsertCounts> {
  const sources = await findSources(db, [...new Set(rows.map(({ numcourse }) => numcourse))]);
  const found = new Map(sources.map((runner) => [`${runner.raceId} ${runner.numero}`, runner]));
  const sourceOf = (row: CachedateRow): RunnerSource | undefined =>
    found.get(`${row.numcourse} ${row.numero}`);
  const table = 'cachedate';
  const filledOf = (row: CachedateRow) => sourceOf(row)?.filled ?? [];
  const isShared = (row: CachedateRow) => sourceOf(row) !== undefined;
  const merged = await mergeWithStored(db, { table, rows, source, given, isShared, filledOf });
  const fills: { readonly runner: RunnerSource; readonly filled: readonly string[] }[] = [];
  const settled = merged.map(({ row, stored }) => {
    const runner = sourceOf(row);
    if (runner === undefined) return { row, stored };
    const overlaid = overlayRunner(row as unknown as Cells, runner, row.numcourse);
    fills.push(overlaid);
    return { row: overlaid.row, stored };
  });
  const counts = await writeRows(db, { table, rows: settled, source, insert });
  if (fills.length > 0) await saveRunnerFills(db, fills);
  if (sources.length > 0) await meetSpellings(db, [...new Set(sources.map(({ raceId }) => raceId))]);
  return { ...counts, unchanged: counts.unchanged + rows.length - merged.length };
}
