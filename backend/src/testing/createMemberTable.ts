import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { PaymentField } from '../members/MemberStore';

/** A row of Parse's class `Member`. */
export interface MemberTableRow {
  readonly uid: string;
  readonly email?: string | null;
  /** ISO. */
  readonly createdAt?: string;
  readonly payment?: PaymentField | null;
}

/** The columns of Parse's class `Member` that are read beside Parse, for tests without it. */
export async function createMemberTable(db: Kysely<Database>): Promise<void> {
  await sql`CREATE TABLE "Member" ("objectId" text PRIMARY KEY, "createdAt" timestamptz NOT NULL,
    "uid" text NOT NULL UNIQUE, "email" text, "payment" jsonb)`.execute(db);
}

export async function addMember(db: Kysely<Database>, row: MemberTableRow): Promise<void> {
  const { uid, email = null, createdAt = '2026-11-01T08:00:00Z', payment = null } = row;
  const written = payment === null ? null : JSON.stringify(payment);
  await sql`INSERT INTO "Member" VALUES (${uid}, ${createdAt}, ${uid}, ${email}, ${written}::jsonb)`.execute(
    db,
  );
}
