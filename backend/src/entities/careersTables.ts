import { sql, type Kysely } from 'kysely';

/** A rider's or trainer's career before a day; see `keepCareer`. */
interface CareerRow {
  readonly kind: string;
  readonly id: number;
  /** `YYYY-MM-DD`: starts from this day on are not in it. */
  readonly before: string;
  readonly starts: number;
  readonly wins: number;
  readonly places: number;
  /** Starts since the last win; all when there was none. */
  readonly gap: number;
  readonly non_runners: number;
  readonly unknown_results: number;
  readonly cancelled: number;
  /** First day of a row. */
  readonly since: string;
}

/** A part of it: of a split, a month or a partner. */
interface CareerPartRow {
  readonly kind: string;
  readonly id: number;
  /** The split's name, `month`, or the partner's kind. */
  readonly name: string;
  readonly key: string;
  /** A partner's name. */
  readonly label: string;
  readonly starts: number;
  readonly wins: number;
  readonly places: number;
}

/** Something changed that a kept career may have counted. */
interface CareerMarkRow {
  readonly seq: number;
  readonly at: string;
}

declare module '../database/Database' {
  interface Database {
    careers: CareerRow;
    career_parts: CareerPartRow;
    career_marks: CareerMarkRow;
  }
}

/** Younger rows are in no kept career: those end more than a year before today. */
const YOUNGER_DAYS = 300;
const isOld = (rows: string) => `EXISTS (SELECT FROM ${rows} WHERE "jour" < current_date - ${YOUNGER_DAYS})`;
const marks = (condition: string) => `
  BEGIN IF ${condition} THEN INSERT INTO career_marks DEFAULT VALUES; END IF; RETURN NULL; END`;

const EVENTS = {
  added: 'INSERT ON %t REFERENCING NEW TABLE AS changed',
  removed: 'DELETE ON %t REFERENCING OLD TABLE AS changed',
  changed: 'UPDATE ON %t REFERENCING OLD TABLE AS former NEW TABLE AS changed',
} as const;

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS careers (
    kind text NOT NULL, id bigint NOT NULL, before date NOT NULL, starts integer NOT NULL, wins integer NOT NULL,
    places integer NOT NULL, gap integer NOT NULL, non_runners integer NOT NULL, unknown_results integer NOT NULL,
    cancelled integer NOT NULL, since date NOT NULL, PRIMARY KEY (kind, id))`,
  `CREATE TABLE IF NOT EXISTS career_parts (
    kind text NOT NULL, id bigint NOT NULL, name text NOT NULL, key text NOT NULL, label text NOT NULL,
    starts integer NOT NULL, wins integer NOT NULL, places integer NOT NULL, PRIMARY KEY (kind, id, name, key))`,
  // Only ever added to by those who write races, so that none of them waits for another.
  `CREATE TABLE IF NOT EXISTS career_marks (
    seq bigserial PRIMARY KEY, at timestamptz NOT NULL DEFAULT clock_timestamp())`,
  `CREATE OR REPLACE FUNCTION mark_careers() RETURNS trigger LANGUAGE plpgsql AS $$ ${marks(isOld('changed'))} $$`,
  `CREATE OR REPLACE FUNCTION mark_changed_careers() RETURNS trigger LANGUAGE plpgsql AS
    $$ ${marks(`${isOld('former')} OR ${isOld('changed')}`)} $$`,
  ...['cachedate', 'caractrap', 'arrivals'].flatMap((table) =>
    Object.entries(EVENTS).map(
      ([name, event]) => `
        CREATE OR REPLACE TRIGGER careers_${name} AFTER ${event.replace('%t', table)} FOR EACH STATEMENT
          EXECUTE FUNCTION ${name === 'changed' ? 'mark_changed_careers' : 'mark_careers'}()`,
    ),
  ),
];

/** Careers of riders and trainers, so that a page reads their last year and not all their starts. */
export async function createCareers(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
