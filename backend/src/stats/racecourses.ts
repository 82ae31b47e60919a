import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/Database';

/** Stands for all racecourses together, as 0 does for all disciplines. */
export const ALL_RACECOURSES = 0;

/**
 * The number that the starts of a racecourse have.
 * @param name as stored; all racecourses without one
 * @returns -1, which no start has, for a name that is not known
 */
export async function racecourseId(db: Kysely<Database>, name: string | undefined): Promise<number> {
  if (name === undefined) return ALL_RACECOURSES;
  const racecourse = db.selectFrom('stat_racecourses').select('id').where('name', '=', name);
  return (await racecourse.executeTakeFirst())?.id ?? -1;
}

/** SQL condition on a start, `run`. */
export const atRacecourse = (id: number): RawBuilder<unknown> =>
  id === ALL_RACECOURSES ? sql`true` : sql`run.racecourse = ${id}`;

/** Any day: the column is hidden behind a number. */
export const EPOCH = sql.raw(`DATE '2000-01-01'`);
export const DAY_NUMBER = sql`(day - ${EPOCH})`;

/**
 * An index of the starts at a racecourse by the number of their day, in place of one by the day. By the day itself the planner reads the starts of
 * every racecourse on these days, which lie together, where those of one seem to lie anywhere: it does not know that a
 * meeting's do too.
 */
export async function createMeetingIndex(db: Kysely<never>): Promise<void> {
  await sql`CREATE INDEX IF NOT EXISTS stat_runs_meeting ON stat_runs (racecourse, ${DAY_NUMBER})`.execute(
    db,
  );
  await sql`DROP INDEX IF EXISTS stat_runs_racecourse`.execute(db);
  // Of a number that is computed nothing is known until then.
  await sql`ANALYZE stat_runs`.execute(db);
}
