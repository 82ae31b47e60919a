import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS audit_actions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL, actor text NOT NULL, action text NOT NULL, subject text NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS audit_actions_at ON audit_actions (at)',
  `CREATE TABLE IF NOT EXISTS audit_outcomes (
    action_id bigint PRIMARY KEY, at timestamptz NOT NULL, status smallint NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS audit_outcomes_at ON audit_outcomes (at)',
  `CREATE TABLE IF NOT EXISTS audit_refusals (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL, route text NOT NULL, status smallint NOT NULL, code text NOT NULL,
    calls integer NOT NULL, networks jsonb NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS audit_refusals_at ON audit_refusals (at)',
  // Rows leave by their age alone, which is the trigger's argument; a day less than what is kept, as clocks differ.
  `CREATE OR REPLACE FUNCTION audit_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.at < now() - TG_ARGV[0]::interval THEN RETURN OLD; END IF;
      END IF;
      RAISE EXCEPTION '% of % is refused: it only grows', TG_OP, TG_TABLE_NAME;
    END $$`,
  ...(
    [
      ['audit_actions', '399 days'],
      ['audit_outcomes', '399 days'],
      ['audit_refusals', '29 days'],
    ] as const
  ).flatMap(([table, kept]) => [
    `CREATE OR REPLACE TRIGGER ${table}_only_grows BEFORE UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION audit_only_grows('${kept}')`,
    `CREATE OR REPLACE TRIGGER ${table}_is_not_emptied BEFORE TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION audit_only_grows()`,
  ]),
] as const;

/** What the administrator did, what it came to, and which calls were refused. */
export async function createAuditTables(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
