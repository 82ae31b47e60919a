import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `CREATE TABLE page_views (
    batch uuid NOT NULL, place integer NOT NULL,
    at timestamptz NOT NULL, session text COLLATE "C" NOT NULL,
    path text COLLATE "C" NOT NULL, query text, name text NOT NULL,
    user_id text, device text NOT NULL, referrer text,
    PRIMARY KEY (batch, place))`,
  'CREATE INDEX page_views_at ON page_views (at)',
  'CREATE INDEX page_views_user ON page_views (user_id, at) WHERE user_id IS NOT NULL',
  `CREATE TABLE tracked_events (
    batch uuid NOT NULL, place integer NOT NULL,
    at timestamptz NOT NULL, session text COLLATE "C" NOT NULL,
    path text COLLATE "C" NOT NULL, event_name text COLLATE "C" NOT NULL, event_data jsonb NOT NULL,
    user_id text,
    PRIMARY KEY (batch, place))`,
  'CREATE INDEX tracked_events_at ON tracked_events (at)',
  'CREATE INDEX tracked_events_user ON tracked_events (user_id, at) WHERE user_id IS NOT NULL',
  `CREATE TABLE page_durations (
    batch uuid NOT NULL, place integer NOT NULL,
    at timestamptz NOT NULL, session text COLLATE "C" NOT NULL,
    path text COLLATE "C" NOT NULL, duration integer NOT NULL CHECK (duration >= 0),
    PRIMARY KEY (batch, place))`,
  'CREATE INDEX page_durations_at ON page_durations (at)',
  `CREATE TABLE audience_days (
    jour date PRIMARY KEY, visits integer NOT NULL, page_views integer NOT NULL,
    final boolean NOT NULL, counted_at timestamptz NOT NULL)`,
  `CREATE TABLE audience_pages (
    jour date NOT NULL, path text COLLATE "C" NOT NULL, name text NOT NULL,
    views integer NOT NULL, visits integer NOT NULL,
    PRIMARY KEY (jour, path))`,
  `CREATE TABLE audience_marks (
    jour date NOT NULL, kind text NOT NULL CHECK (kind IN ('event', 'referrer', 'device')),
    mark text COLLATE "C" NOT NULL, times integer NOT NULL, visits integer NOT NULL,
    PRIMARY KEY (jour, kind, mark))`,
  `CREATE TABLE audience_durations (
    jour date NOT NULL, path text COLLATE "C" NOT NULL, duration integer NOT NULL, times integer NOT NULL,
    PRIMARY KEY (jour, path, duration))`,
] as const;

/** What pages report, and what is counted of it by day (`docs/decisions/0050-audience-intake.md`). */
export async function createAudienceTables(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
