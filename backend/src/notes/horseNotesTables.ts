import { sql, type ColumnType, type Kysely } from 'kysely';

/** The table `horse_notes`: what a member notes of a horse. It goes with the member's account. */
export interface HorseNoteRow {
  readonly uid: string;
  /** `cachedate.idChe`. */
  readonly horse: ColumnType<string, number, never>;
  readonly note: string;
  readonly updated_at: ColumnType<Date, Date>;
}

declare module '../database/Database' {
  interface Database {
    horse_notes: HorseNoteRow;
  }
}

/** One note for each member and horse. May run again. */
export async function createHorseNotes(db: Kysely<never>): Promise<void> {
  await sql`
    CREATE TABLE IF NOT EXISTS horse_notes (
      uid text NOT NULL, horse bigint NOT NULL, note text NOT NULL, updated_at timestamptz NOT NULL,
      PRIMARY KEY (uid, horse))`.execute(db);
}
