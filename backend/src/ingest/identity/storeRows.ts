import { CARACTRAP_COLUMNS, type CachedateRow, type CaractrapRow } from '@galopin/shared/dictionary';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { formatRaceKey, type RaceKey } from '../../store/RaceKey';
import { upsertRows, type Given, type UpsertCounts } from '../../store/upsertRows';
import { applySources, overlayRunner } from './applySources';
import { learnNames } from './learnNames';
import { lockDays, lockNames } from './locks';
import { overlayRow, withoutFilled, type Cells } from './overlayRow';
import {
  raceSourcesByKey,
  runnerSourcesByRace,
  saveRaceFill,
  saveRunnerFills,
  storedRows,
  type RaceSource,
} from './SourceRows';

const sum = (left: UpsertCounts, right: UpsertCounts): UpsertCounts => ({
  inserted: left.inserted + right.inserted,
  updated: left.updated + right.updated,
  unchanged: left.unchanged + right.unchanged,
});

/** The race a row is, by day and numbers; null for a meeting known by name only. */
function keyOf({ jour, reun, prix }: CaractrapRow): RaceKey | null {
  if (reun === null || !/^\d{1,4}$/.test(reun) || prix === null) return null;
  return { jour, reun: Number(reun), prix };
}

/** The main source's own row: what the file gives now, over what it gave before where the file has fewer columns. */
function ownRow(
  row: object,
  given: Given,
  stored: (Cells & { readonly source: string }) | undefined,
  filled: readonly string[],
): Cells {
  const cells = { ...row } as Cells;
  if (given === 'all' || stored === undefined) return cells;
  return {
    ...withoutFilled(stored, filled),
    ...Object.fromEntries(Object.entries(cells).filter(([name]) => given.has(name))),
  };
}

async function storeRaces(
  db: Kysely<Database>,
  rows: readonly CaractrapRow[],
  source: string,
  given: Given,
): Promise<UpsertCounts> {
  const keys = rows.map(keyOf).filter((key) => key !== null);
  const found = new Map(
    (await raceSourcesByKey(db, keys)).map((race) => [formatRaceKey(race), race] as const),
  );
  const sourceOf = (row: CaractrapRow): RaceSource | undefined => {
    const key = keyOf(row);
    return key === null ? undefined : found.get(formatRaceKey(key));
  };
  let counts = await upsertRows(
    db,
    'caractrap',
    rows.filter((row) => sourceOf(row) === undefined),
    source,
    given,
  );
  const shared = rows.filter((row) => sourceOf(row) !== undefined);
  if (shared.length === 0) return counts;
  await lockNames(db);
  const ids = shared.map(({ id }) => id);
  const stored = new Map((await storedRows(db, 'caractrap', 'id', ids)).map((row) => [row.id, row]));
  for (const row of new Map(shared.map((each) => [each.id, each])).values()) {
    const race = sourceOf(row);
    if (race === undefined) continue;
    if (race.raceId === row.id) {
      const upper = ownRow(row, given, stored.get(row.id), race.filled);
      const overlaid = overlayRow(CARACTRAP_COLUMNS, upper, race.fields);
      counts = sum(
        counts,
        await upsertRows(db, 'caractrap', [overlaid.row as unknown as CaractrapRow], source),
      );
      await saveRaceFill(db, race, row.id, overlaid.filled);
    } else {
      // The main source names the race now: its runners go with it, arrival, payouts and odds stand under its key.
      counts = sum(counts, await upsertRows(db, 'caractrap', [row], source, given));
      await applySources(db, race);
    }
  }
  return { ...counts, unchanged: counts.unchanged + shared.length - new Set(ids).size };
}

async function storeRunners(
  db: Kysely<Database>,
  rows: readonly CachedateRow[],
  source: string,
  given: Given,
): Promise<UpsertCounts> {
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  const sources = await runnerSourcesByRace(db, [...new Set(distinct.map(({ numcourse }) => numcourse))]);
  const found = new Map(sources.map((runner) => [`${runner.raceId} ${runner.numero}`, runner]));
  const sourceOf = (row: CachedateRow) => found.get(`${row.numcourse} ${row.numero}`);
  const plain = distinct.filter((row) => sourceOf(row) === undefined);
  const counts = await upsertRows(db, 'cachedate', plain, source, given);
  const shared = distinct.filter((row) => sourceOf(row) !== undefined);
  if (shared.length === 0) return { ...counts, unchanged: counts.unchanged + rows.length - distinct.length };
  await lockNames(db);
  const stored = await storedRows(
    db,
    'cachedate',
    'id',
    shared.map(({ id }) => id),
  );
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const overlaid = shared.flatMap((row) => {
    const runner = sourceOf(row);
    if (runner === undefined) return [];
    const before = storedById.get(row.id);
    return [
      overlayRunner(
        ownRow(row, given, before === undefined ? undefined : { ...before }, runner.filled),
        runner,
        row.numcourse,
      ),
    ];
  });
  const done = await upsertRows(
    db,
    'cachedate',
    overlaid.map(({ row }) => row),
    source,
  );
  await saveRunnerFills(db, overlaid);
  const all = sum(counts, done);
  return { ...all, unchanged: all.unchanged + rows.length - distinct.length };
}

/**
 * Writes races of the main source, as `upsertRows` does, and puts them together with what other sources say of the
 * same races: a race that another source brought first takes this one's id, with its runners, and what a row leaves
 * open is filled from there.
 * @param source `pturf`
 * @param given columns the rows really bring; the others do not replace what was stored
 * @throws the database's error; nothing of these rows is written then
 */
export async function storeRaceRows(
  db: Kysely<Database>,
  rows: readonly CaractrapRow[],
  source: string,
  given: Given = 'all',
): Promise<UpsertCounts> {
  return db.transaction().execute(async (transaction) => {
    await lockDays(transaction, rows.map(dayOf));
    return storeRaces(transaction, rows, source, given);
  });
}

/** Writes runners of the main source, like `storeRaceRows`, and remembers whom their names mean. */
export async function storeRunnerRows(
  db: Kysely<Database>,
  rows: readonly CachedateRow[],
  source: string,
  given: Given = 'all',
): Promise<UpsertCounts> {
  const counts = await db.transaction().execute(async (transaction) => {
    await lockDays(transaction, rows.map(dayOf));
    return storeRunners(transaction, rows, source, given);
  });
  await learnNames(db, rows);
  return counts;
}

const dayOf = ({ jour }: { readonly jour: string }) => jour;
