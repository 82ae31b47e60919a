import {
  CACHEDATE_COLUMNS,
  CARACTRAP_COLUMNS,
  type CachedateRow,
  type CaractrapRow,
} from '@galopin/shared/dictionary';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { RaceKey } from '../../races/store/RaceKey';
import { upsertRows, type UpsertCounts } from '../../races/store/upsertRows';
import { meetSpellings } from './meetSpellings';
import { asOwn, overlayRow, type Cells } from './overlayRow';
import { ownRaceId } from './ownIds';
import {
  raceSourcesByKey,
  runnerSourcesByKey,
  saveRaceFill,
  saveRunnerFills,
  storedRows,
  type RaceSource,
  type RunnerSource,
} from './SourceRows';

export interface AppliedCounts {
  readonly races: UpsertCounts;
  readonly runners: UpsertCounts;
}

/** A runner's row from what two sources say, and what was filled in. */
export function overlayRunner(upper: Cells, runner: RunnerSource, raceId: number) {
  const identity = { id: Number(`${raceId}${runner.numero}`), comp: raceId, numcourse: raceId };
  const { row, filled } = overlayRow(CACHEDATE_COLUMNS, upper, runner.fields);
  return { runner, row: { ...row, ...identity } as unknown as CachedateRow, filled };
}

/** The race's row of its main source; demo races are nobody's. */
async function mainRace(db: Kysely<Database>, { source, jour, reun, prix }: RaceSource) {
  const races = db.selectFrom('caractrap').selectAll().where('source', 'not in', [source, 'demo']);
  const main = races.where(({ and }) => and({ jour, reun_number: reun, race_number: prix }));
  return main.orderBy('id').limit(1).executeTakeFirst();
}

/** The race moves to its main source's id; rows under the id it had go. */
async function leaveOwnId(db: Kysely<Database>, source: string, raceId: number): Promise<void> {
  await db.deleteFrom('cachedate').where('numcourse', '=', raceId).where('source', '=', source).execute();
  await db.deleteFrom('caractrap').where('id', '=', raceId).where('source', '=', source).execute();
}

async function applyRunners(db: Kysely<Database>, race: RaceSource, raceId: number, hasMoved: boolean) {
  const runners = await runnerSourcesByKey(db, [race]);
  const stored = await storedRows(db, 'cachedate', 'numcourse', [raceId]);
  const mains = new Map(stored.filter((row) => row.source !== race.source).map((row) => [row.numero, row]));
  const overlaid = runners.map((runner) => {
    const main = mains.get(runner.numero);
    const upper =
      main === undefined ? {} : hasMoved ? main : asOwn(CACHEDATE_COLUMNS, { ...main }, runner.filled);
    return { ...overlayRunner({ ...upper }, runner, raceId), source: main?.source ?? race.source };
  });
  const counts = { inserted: 0, updated: 0, unchanged: 0 };
  for (const source of new Set(overlaid.map((each) => each.source))) {
    const rows = overlaid.filter((each) => each.source === source).map(({ row }) => row);
    const done = await upsertRows(db, 'cachedate', rows, source);
    counts.inserted += done.inserted;
    counts.updated += done.updated;
    counts.unchanged += done.unchanged;
  }
  await saveRunnerFills(db, overlaid);
  return counts;
}

/**
 * Writes a race and its runners from what all sources say of them: the main source's values, what it leaves open
 * filled from the others. Until the main source has the race, it has an id of the reserved range. Runners or payouts
 * alone make a race too, with what they know: without one they would stand under the demo's race of that number. Call
 * within `lockDays` and `lockNames`.
 * @param areRunnersNew false where nothing of a runner changed since this was last called: unless the race moves, their
 * rows are left alone
 */
export async function applySources(
  db: Kysely<Database>,
  key: RaceKey,
  areRunnersNew = true,
): Promise<AppliedCounts> {
  const none = { inserted: 0, updated: 0, unchanged: 0 };
  const [race] = await raceSourcesByKey(db, [key]);
  if (race === undefined) return { races: none, runners: none };
  const main = await mainRace(db, race);
  const raceId = main?.id ?? ownRaceId(key);
  const hasMoved = raceId !== race.raceId;
  if (hasMoved) await leaveOwnId(db, race.source, race.raceId);
  const upper =
    main === undefined ? {} : hasMoved ? { ...main } : asOwn(CARACTRAP_COLUMNS, { ...main }, race.filled);
  const { row, filled } = overlayRow(CARACTRAP_COLUMNS, { ...upper, id: raceId, comp: raceId }, race.fields);
  const rows = [row as unknown as CaractrapRow];
  const races = await upsertRows(db, 'caractrap', rows, main?.source ?? race.source);
  await saveRaceFill(db, race, raceId, filled);
  const isNew = areRunnersNew || hasMoved;
  const runners = isNew ? await applyRunners(db, race, raceId, hasMoved) : none;
  if (isNew && main !== undefined) await meetSpellings(db, [raceId]);
  return { races, runners };
}
