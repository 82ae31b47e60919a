import { migrateSchema } from '@galopin/postgres/client';
import { sql, type Kysely, type Migration } from 'kysely';
import {
  deprecatedMigration,
  healthMigration,
  networksMigration,
  rendersMigration,
} from '../health/healthMigration';
import { applyOperation } from '../ledger/applyOperation';
import { operationOf, toLine } from '../ledger/historyRow';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { EMPTY_STATE } from '../ledger/ReleaseState';

const SCHEMA = 'delivery';

/** The migration that gave pointers their signature: those from before carry none. */
export const SIGNATURE_MIGRATION = '0004-signature';

/** Named as in the backend (docs/decisions/0062): the version before must be able to go on with what they leave. */
export const LEDGER_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-ledger': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table delivery.builds (
          name text not null,
          build_id text not null,
          digest text not null,
          artifact jsonb not null,
          state text not null check (state in ('reserved', 'committed')),
          reserved_at timestamptz not null default now(),
          primary key (name, build_id)
        )`.execute(db);
      await sql`
        create table delivery.pointer (
          environment text primary key,
          release integer not null,
          state jsonb not null,
          hash text not null
        )`.execute(db);
      await sql`
        create table delivery.history (
          environment text not null,
          n integer not null,
          at timestamptz(3) not null,
          actor text not null check (actor <> ''),
          op text not null,
          name text not null,
          from_build text,
          to_build text not null,
          reason text not null check (reason <> ''),
          prev_hash text not null,
          hash text not null,
          primary key (environment, n)
        )`.execute(db);
      await sql`
        create function delivery.refuse_change() returns trigger language plpgsql as $$
          begin raise exception 'delivery.history is append-only'; end $$`.execute(db);
      await sql`
        create trigger history_is_append_only before update or delete or truncate on delivery.history
          for each statement execute function delivery.refuse_change()`.execute(db);
    },
  },
  '0002-operations': {
    async up(db: Kysely<unknown>) {
      await sql`alter table delivery.history alter column to_build drop not null`.execute(db);
      await sql`alter table delivery.history add column detail jsonb`.execute(db);
      // A pointer is what its history leads to: it is written anew by today's rules.
      await replayPointers(db as Kysely<LedgerDatabase>);
    },
  },
  '0003-tokens': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table delivery.tokens (
          id text primary key,
          team text not null,
          hash text not null,
          environments jsonb not null,
          created_by text not null,
          created_at timestamptz(3) not null,
          expires_at timestamptz(3) not null,
          revoked_at timestamptz(3)
        )`.execute(db);
      await sql`create index history_by_name on delivery.history (environment, name, n)`.execute(db);
    },
  },
  [SIGNATURE_MIGRATION]: {
    async up(db: Kysely<unknown>) {
      await sql`alter table delivery.pointer add column signature text`.execute(db);
    },
  },
  '0005-health': healthMigration,
  '0006-networks': networksMigration,
  '0007-token-remotes': {
    async up(db: Kysely<unknown>) {
      await sql`alter table delivery.tokens add column remotes jsonb`.execute(db);
    },
  },
  '0008-deprecated': deprecatedMigration,
  '0009-renders': rendersMigration,
};

async function replayPointers(database: Kysely<LedgerDatabase>): Promise<void> {
  const db = database.withSchema(SCHEMA);
  const lines = (await db.selectFrom('history').selectAll().orderBy('n').execute()).map(toLine);
  for (const environment of new Set(lines.map((line) => line.environment))) {
    const own = lines.filter((line) => line.environment === environment);
    const state = own.map(operationOf).reduce(applyOperation, EMPTY_STATE);
    await db
      .updateTable('pointer')
      .set({ state: JSON.stringify(state) })
      .where('environment', '=', environment)
      .execute();
  }
}

/** Brings the schema `delivery` up to date, as `migrateSchema` says. */
export const migrateLedger = (
  db: Kysely<LedgerDatabase>,
  last?: string,
  migrations: Readonly<Record<string, Migration>> = LEDGER_MIGRATIONS,
): Promise<readonly string[]> => migrateSchema(db, { schema: SCHEMA, migrations, last });
