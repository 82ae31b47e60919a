import { sql, type Kysely } from 'kysely';

/**
 * Reads the `create_time` of a stored payment as `subscriptionOf` does: null for what is no time, so that one record
 * that somebody filled wrongly does not close the list of members.
 */
export async function createPaymentTimes(db: Kysely<never>): Promise<void> {
  await sql`CREATE FUNCTION payment_time(written text) RETURNS timestamptz LANGUAGE plpgsql STABLE
    SET timezone TO 'UTC' AS $$
    BEGIN
      IF written !~ '^\\d{4}-\\d{2}-\\d{2}' THEN RETURN NULL; END IF;
      RETURN written::timestamptz;
    EXCEPTION WHEN invalid_datetime_format OR datetime_field_overflow OR invalid_parameter_value THEN RETURN NULL;
    END $$`.execute(db);
}
