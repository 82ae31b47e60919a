import { CARACTRAP_COLUMNS, type CaractrapRow } from '@galopin/shared/dictionary';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { formatRaceKey, type RaceKey } from '../../races/store/RaceKey';
import type { InsertRows } from '../../races/store/insertRows';
import type { UpsertCounts } from '../../races/store/upsertRows';
import { writeRows } from '../../races/store/writeRows';
import type { Given } from '../Importer';
import { applySources } from './applySources';
import { lockNames } from './locks';
import { mergeWithStored } from './mergeWithStored';
import { overlayRow, type Cells } from './overlayRow';
import { raceSourcesByKey, saveRaceFill, type RaceSource } from './SourceRows';

/** Rows of the main source that a file brings. */
export interface OwnRows<Row> {
  readonly rows: readonly Row[];
  readonly source: string;
  readonly given: Given;
  readonly insert: InsertRows;
}

/** The race a row is, by day and numbers; null for a meeting known by name only. */
function keyOf({ jour, reun, prix }: CaractrapRow): RaceKey | null {
  if (reun === null || !/^\d{1,4}$/.test(reun) || prix === null) return null;
  return { jour, reun: Number(reun), prix };
}

/** What other sources say of these races, by key; once there is any, within `lockNames`. */
async function findSources(db: Kysely<Database>, keys: readonly RaceKey[]) {
  const first = await raceSourcesByKey(db, keys);
  if (first.length > 0) await lockNames(db);
  return new Map(first.map((race) => [formatRaceKey(race), race] as const));
}

/** Writes races of the main source and puts them together with other sources. Call within `lockDays`. */
export async function storeRaces(
  db: Kysely<Database>,
  { rows, source, given, insert }: OwnRows<CaractrapRow>,
): Promise<UpsertCounts> {
  const found = await findSources(
    db,
    rows.map(keyOf).filter((key) => key !== null),
  );
  const sourceOf = (row: CaractrapRow): RaceSource | undefined => {
    const key = keyOf(row);
    return key === null ? undefined : found.get(formatRaceKey(key));
  };
  const table = 'caractrap';
  const filledOf = (row: CaractrapRow) => {
    const race = sourceOf(row);
    return race?.raceId === row.id ? race.filled : [];
  };
  const isShared = (row: CaractrapRow) => sourceOf(row) !== undefined;
  const merged = await mergeWithStored(db, { table, rows, source, given, isShared, filledOf });
  const settled = merged.map(({ row, stored }) => {
    const race = sourceOf(row);
    if (race?.raceId !== row.id) return { row, stored, race, filled: null };
    const overlaid = overlayRow(CARACTRAP_COLUMNS, row as unknown as Cells, race.fields);
    return { row: overlaid.row as unknown as CaractrapRow, stored, race, filled: overlaid.filled };
  });
  const counts = await writeRows(db, { table, rows: settled, source, insert });
  for (const { row, race, filled } of settled) {
    if (race === undefined) continue;
    if (filled !== null) await saveRaceFill(db, race, row.id, filled);
    // The main source names the race now: its runners go with it, arrival, payouts and odds stand under its key.
    else await applySources(db, race);
  }
  return { ...counts, unchanged: counts.unchanged + rows.length - merged.length };
}
