import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `CREATE TABLE payments (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    request_id uuid NOT NULL UNIQUE,
    uid text, order_id text UNIQUE, capture_id text UNIQUE,
    state text NOT NULL CHECK (state IN ('created', 'capturing', 'abandoned', 'mismatched', 'completed', 'pending',
      'declined', 'failed', 'refunded', 'partially_refunded', 'reversed')),
    amount text NOT NULL CHECK (amount ~ '^[0-9]+[.][0-9]{2}$'),
    currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
    days integer NOT NULL CHECK (days > 0),
    created_at timestamptz NOT NULL, captured_at timestamptz,
    CHECK (state IN ('created', 'capturing', 'abandoned', 'mismatched')
      OR (order_id IS NOT NULL AND capture_id IS NOT NULL AND captured_at IS NOT NULL)))`,
  'CREATE INDEX payments_uid ON payments (uid)',
  `CREATE INDEX payments_open ON payments (created_at) WHERE state IN ('created', 'capturing', 'pending')`,
  `CREATE TABLE payment_events (
    id text PRIMARY KEY, type text NOT NULL, order_id text, received_at timestamptz NOT NULL DEFAULT now())`,
] as const;

/** Payments, which are the truth about subscriptions, and what PayPal told about them. */
export async function createPaymentTables(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
