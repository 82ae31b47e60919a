import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS payment_transitions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    payment_id bigint NOT NULL REFERENCES payments (id),
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    source text NOT NULL,
    from_state text, to_state text NOT NULL,
    order_id text, capture_id text, amount text NOT NULL, currency text NOT NULL, days integer NOT NULL,
    created_at timestamptz NOT NULL, captured_at timestamptz)`,
  'CREATE INDEX IF NOT EXISTS payment_transitions_payment ON payment_transitions (payment_id, id)',
  `INSERT INTO payment_transitions
      (payment_id, source, to_state, order_id, capture_id, amount, currency, days, created_at, captured_at)
    SELECT id, 'before', state, order_id, capture_id, amount, currency, days, created_at, captured_at
    FROM payments WHERE id NOT IN (SELECT payment_id FROM payment_transitions) ORDER BY id`,
  // By the database itself, so that what another version or a person does leaves a line too. An account that is
  // deleted leaves none: no line names a member.
  `CREATE OR REPLACE FUNCTION record_payment_transition() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND
        (OLD.state, OLD.order_id, OLD.capture_id, OLD.amount, OLD.currency, OLD.days, OLD.created_at, OLD.captured_at)
        IS NOT DISTINCT FROM
        (NEW.state, NEW.order_id, NEW.capture_id, NEW.amount, NEW.currency, NEW.days, NEW.created_at, NEW.captured_at)
      THEN RETURN NULL; END IF;
      INSERT INTO payment_transitions (payment_id, source, from_state, to_state, order_id, capture_id, amount,
        currency, days, created_at, captured_at)
      VALUES (NEW.id, coalesce(nullif(current_setting('galopin.payment_source', true), ''), 'unknown'),
        CASE WHEN TG_OP = 'UPDATE' THEN OLD.state END, NEW.state, NEW.order_id, NEW.capture_id, NEW.amount,
        NEW.currency, NEW.days, NEW.created_at, NEW.captured_at);
      RETURN NULL;
    END $$`,
  'DROP TRIGGER IF EXISTS payments_are_recorded ON payments',
  `CREATE TRIGGER payments_are_recorded AFTER INSERT OR UPDATE ON payments
    FOR EACH ROW EXECUTE FUNCTION record_payment_transition()`,
  `CREATE OR REPLACE FUNCTION refuse_transition_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'payment_transitions is append-only'; END $$`,
  'DROP TRIGGER IF EXISTS payment_transitions_are_kept ON payment_transitions',
  `CREATE TRIGGER payment_transitions_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_transitions
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_transition_change()`,
] as const;

/**
 * What has become of each payment, line by line: written by the database with each change of `payments`, never changed.
 * May run again: the versions before refuse a name they do not know, and go back by its removal.
 */
export async function createTransitionTables(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
