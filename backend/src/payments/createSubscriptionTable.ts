import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS subscriptions (
    uid text PRIMARY KEY, record jsonb,
    paid_from timestamptz, paid_until timestamptz, refused jsonb,
    active_until timestamptz, expired_from timestamptz,
    is_stale boolean NOT NULL DEFAULT true)`,
  'CREATE INDEX IF NOT EXISTS subscriptions_stale ON subscriptions (uid) WHERE is_stale',
  // By the database itself, so that what another version or a person does to a payment is seen too.
  `CREATE OR REPLACE FUNCTION mark_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.captured_at IS NULL AND OLD.captured_at IS NULL THEN RETURN NULL; END IF;
      INSERT INTO subscriptions (uid)
        SELECT DISTINCT who FROM (VALUES (OLD.uid), (NEW.uid)) AS member (who) WHERE who IS NOT NULL ORDER BY who
        ON CONFLICT (uid) DO UPDATE SET is_stale = true;
      RETURN NULL;
    END $$`,
  'DROP TRIGGER IF EXISTS payments_mark_subscriptions ON payments',
  `CREATE TRIGGER payments_mark_subscriptions AFTER INSERT OR UPDATE ON payments
    FOR EACH ROW EXECUTE FUNCTION mark_subscription()`,
  `INSERT INTO subscriptions (uid)
    SELECT DISTINCT uid FROM payments WHERE uid IS NOT NULL AND captured_at IS NOT NULL
    ON CONFLICT (uid) DO UPDATE SET is_stale = true`,
] as const;

/**
 * What each member has paid for, as the rule gave it when a payment last changed. The database only marks: what a row
 * says comes from the rule. May run again.
 */
export async function createSubscriptionTable(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
