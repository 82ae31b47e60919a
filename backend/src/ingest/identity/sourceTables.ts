import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // What a source other than pturf says of a race, as it came and as columns; `filled` names the columns of the
  // stored row whose value is from here.
  `CREATE TABLE race_sources (
    source text NOT NULL, jour date NOT NULL, reun integer NOT NULL, prix integer NOT NULL,
    race_id bigint NOT NULL, raw jsonb NOT NULL, fields jsonb NOT NULL, filled text[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (source, jour, reun, prix))`,
  'CREATE INDEX race_sources_race ON race_sources (race_id)',
  `CREATE TABLE runner_sources (
    source text NOT NULL, jour date NOT NULL, reun integer NOT NULL, prix integer NOT NULL,
    numero integer NOT NULL, raw jsonb NOT NULL, fields jsonb NOT NULL, horse text NOT NULL, rider text NOT NULL,
    trainer text NOT NULL, filled text[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (source, jour, reun, prix, numero))`,
  'CREATE INDEX runner_sources_horse ON runner_sources (horse)',
  'CREATE INDEX runner_sources_rider ON runner_sources (rider)',
  'CREATE INDEX runner_sources_trainer ON runner_sources (trainer)',
  // The ids pturf uses for a name; more than one where several bear it.
  `CREATE TABLE known_names (
    role text NOT NULL, name text NOT NULL, id integer NOT NULL, PRIMARY KEY (role, name, id))`,
  // The id a source's name has here: pturf's where only one fits, else one of our own.
  `CREATE TABLE name_aliases (
    source text NOT NULL, role text NOT NULL, name text NOT NULL, own_id integer NOT NULL, id integer NOT NULL,
    PRIMARY KEY (source, role, name), UNIQUE (role, own_id))`,
] as const;

/** What other sources say of races and runners, and whom their names mean. */
export async function createSourceTables(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Who says what a name means, and what was taken back by hand. */
export async function addNameOrigins(db: Kysely<never>): Promise<void> {
  await sql`
    ALTER TABLE known_names ADD COLUMN IF NOT EXISTS origin text NOT NULL DEFAULT 'export',
      ADD COLUMN IF NOT EXISTS parted boolean NOT NULL DEFAULT false,
      ADD COLUMN IF NOT EXISTS told_at timestamptz NOT NULL DEFAULT now()`.execute(db);
  // What rules and people say is little beside what exports say, and is listed.
  await sql`CREATE INDEX IF NOT EXISTS known_names_joined ON known_names (told_at) WHERE origin <> 'export' OR parted`.execute(
    db,
  );
}
