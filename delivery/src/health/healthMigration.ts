import { sql, type Kysely, type Migration } from 'kysely';

/** Tables that health is kept in; `HealthTables` says what each column holds. */
export const healthMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table delivery.health (
        environment text not null,
        minute timestamptz not null,
        remote text not null,
        build text not null,
        role text not null,
        sessions integer not null,
        bad_sessions integer not null,
        integrity_sessions integer not null,
        exhausted_sessions integer not null,
        loaded integer not null,
        failed integer not null,
        crashed integer not null,
        fallback integer not null,
        exhausted integer not null,
        integrity integer not null,
        error integer not null,
        load_ms integer[] not null,
        primary key (environment, minute, remote, build, role)
      )`.execute(db);
    await sql`
      create table delivery.crashes (
        environment text not null,
        remote text not null,
        build text not null,
        fingerprint text not null,
        browser text not null,
        message text not null,
        frames jsonb not null,
        count integer not null,
        first_seen timestamptz not null,
        last_seen timestamptz not null,
        primary key (environment, remote, build, fingerprint, browser)
      )`.execute(db);
  },
};

/**
 * What is believed of what pages report is counted beside it. Sessions with nothing but a card are bad ones; the column
 * of their own stays for nodes of the version before.
 */
export const networksMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table delivery.health
        add column networks integer not null default 0,
        add column bad_networks integer not null default 0,
        alter column exhausted_sessions set default 0`.execute(db);
  },
};

/** Renders on the server, and pages that browsers make something else of. */
export const rendersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table delivery.health
        add column mismatch integer not null default 0,
        add column rendered integer not null default 0,
        add column unrendered integer not null default 0,
        add column render_networks integer not null default 0,
        add column bad_render_networks integer not null default 0`.execute(db);
  },
};

/** Calls of what the shell will not have for ever. */
export const deprecatedMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table delivery.health add column deprecated integer not null default 0`.execute(db);
  },
};
