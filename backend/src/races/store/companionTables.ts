import { sql, type Kysely } from 'kysely';

/** Meeting and race by number, as arrivals know them: what stands beside a race outlives a change of its id. */
const RACE_KEY = 'jour date NOT NULL, reun integer NOT NULL, prix integer NOT NULL';

const STATEMENTS = [
  // A list of places, each the list of the numbers that share it; empty for a race without order.
  `ALTER TABLE arrivals ALTER COLUMN ordre TYPE jsonb USING
    (CASE WHEN ordre = '' THEN '[]' ELSE '[[' || replace(ordre, '-', '],[') || ']]' END)::jsonb`,
  `CREATE TABLE payouts (
    ${RACE_KEY}, type_pari text NOT NULL, position integer NOT NULL, libelle text NOT NULL,
    combinaison text NOT NULL, dividende_euro double precision, dividende_base double precision,
    mise_base integer, gagnants double precision, rembourse boolean NOT NULL, source text NOT NULL,
    PRIMARY KEY (jour, reun, prix, type_pari, position))`,
  `CREATE TABLE odds_history (
    ${RACE_KEY}, numero integer NOT NULL, kind text NOT NULL CHECK (kind IN ('reference', 'direct')),
    at timestamptz NOT NULL, odds double precision NOT NULL, source text NOT NULL,
    PRIMARY KEY (jour, reun, prix, numero, kind, at))`,
  `CREATE TABLE race_incidents (
    ${RACE_KEY}, numero integer NOT NULL, type text NOT NULL, source text NOT NULL,
    PRIMARY KEY (jour, reun, prix, numero, type))`,
  'CREATE INDEX cachedate_owner ON cachedate ("proprietaire", "jour")',
] as const;

/** Payouts, odds over time and incidents beside the races; arrivals that can hold dead heats and cancelled races. */
export async function createCompanionTables(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
