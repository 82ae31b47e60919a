import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/Database';

/** Stands for all racecourses together, as 0 does for all disciplines. */
export const ALL_RACECOURSES = 0;

/**
 * The number that the starts of a racecourse have. Asked for by itself, so that the planner knows which racecourse is
 * meant: of one it does not know it expects many times the starts, and reads those of all racecourses.
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
