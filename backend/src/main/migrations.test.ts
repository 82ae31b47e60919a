import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS, type Column } from '@galopin/shared/dictionary';
import { destructiveChange, statementsOf } from '@galopin/postgres';
import { startProcess } from '@galopin/processes';
import { sql } from 'kysely';
import type { Database } from '../database/Database';
import { SQL_TYPES } from '../races/store/racingTables';
import { openTestDatabase } from '../testing/openTestDatabase';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';

/** Every migration from here on must leave what the version before can go on with (docs/decisions/0062). */
const ADDITIVE_FROM = '0023';

/** Whoever types a table, or no longer does, is made to say so here by the compiler. */
const TYPED_TABLES: Readonly<Record<keyof Database, true>> = {
  alert_addresses: true,
  alert_choices: true,
  alert_devices: true,
  alert_outbox: true,
  alert_prices: true,
  alert_told: true,
  arrivals: true,
  audience_days: true,
  audience_durations: true,
  audience_marks: true,
  audience_pages: true,
  audit_actions: true,
  audit_outcomes: true,
  audit_refusals: true,
  cachedate: true,
  caractrap: true,
  career_marks: true,
  career_parts: true,
  careers: true,
  column_stages: true,
  content_versions: true,
  demo_worlds: true,
  horse_notes: true,
  import_runs: true,
  known_names: true,
  last_minute: true,
  messages: true,
  name_aliases: true,
  odds_history: true,
  page_durations: true,
  page_views: true,
  payment_events: true,
  payment_transitions: true,
  payments: true,
  payouts: true,
  press_selections: true,
  quality_runs: true,
  race_details: true,
  race_incidents: true,
  race_sources: true,
  removed_demo_days: true,
  runner_sources: true,
  scheduled_messages: true,
  search_names: true,
  search_stale: true,
  source_findings: true,
  stat_buckets: true,
  stat_quinte_gaps: true,
  stat_quinte_stale: true,
  stat_racecourses: true,
  stat_runs: true,
  stat_totals: true,
  stats_stale: true,
  stored_days: true,
  stored_days_stale: true,
  subscriptions: true,
  tracked_events: true,
};

describe('the migrations', () => {
  const names = Object.keys(MIGRATIONS);

  it('stand in the order they run in', () => expect(names).toEqual([...names].sort()));

  it('bear a number each, but for two that were released with the same', () => {
    const numbers = names.map((name) => name.slice(0, 4));
    const twice = names.filter((name) => numbers.filter((number) => name.startsWith(number)).length > 1);
    expect(twice).toEqual(['0022-import-runs', '0022-payment-times']);
    expect(names.filter((name) => !/^\d{4}-[a-z-]+$/.test(name))).toEqual([]);
  });

  it('can each be read without being run', async () => {
    expect((await statementsOf(MIGRATIONS['0010-payments']!)).join()).toContain('CREATE TABLE payments');
  });

  it('only add, from a number on', async () => {
    for (const name of names.filter((one) => one >= ADDITIVE_FROM)) {
      const statements = await statementsOf(MIGRATIONS[name]!);
      const found = statements.filter((statement) => destructiveChange(statement) !== undefined);
      expect([name, statements.length > 0, found]).toEqual([name, true, []]);
    }
  });

  it('leave a database that the version without the last of them starts on, and this one again', async () => {
    const { db, close } = await openTestDatabase();
    expect(await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).slice(0, -1)))).toEqual([]);
    expect(await migrate(db)).toEqual([]);
    await close();
  }, 30_000);

  it('of a later version do not keep the backend from starting', async () => {
    const { db, url, close } = await openTestDatabase();
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', now()::text)`.execute(db);
    const folder = await mkdtemp(path.join(tmpdir(), 'older-'));
    const backend = await startProcess('backend/src/server.ts', {
      BACKEND_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: url,
      DEMO: '0',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    });
    expect(await (await fetch(`${backend.url}/health`)).json()).toMatchObject({ status: 'ok' });
    await backend.kill();
    await close();
    await rm(folder, { recursive: true });
  }, 60_000);

  it('make the tables that are typed, and no others', async () => {
    const { db, close } = await openTestDatabase();
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables.sort()).toEqual(Object.keys(TYPED_TABLES));
    await close();
  }, 30_000);

  it('come to the columns of the dictionary, from first tables that no longer change', async () => {
    const { db, close } = await openTestDatabase();
    const tables: Readonly<Record<string, readonly Column[]>> = {
      caractrap: CARACTRAP_COLUMNS,
      cachedate: CACHEDATE_COLUMNS,
    };
    for (const [table, columns] of Object.entries(tables)) {
      const { rows } = await sql<{ name: string; type: string; isNotNull: boolean }>`
        SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS "isNotNull" FROM pg_attribute
        WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped`.execute(db);
      const stored = new Map(rows.map((column) => [column.name, column]));
      for (const { name, type, null: isNull } of columns) {
        const asShown = SQL_TYPES[type].replace(/\(0\)$/, '(0) without time zone');
        expect(stored.get(name)).toEqual({ name, type: asShown, isNotNull: isNull !== true });
      }
    }
    await close();
  }, 30_000);
});
