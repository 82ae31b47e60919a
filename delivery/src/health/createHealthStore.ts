import type { BuildRole } from '@galopin/shared/contracts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Counts, WindowCounts } from './counts';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { addCrashes, addRows } from './addBatch';
import type { HealthBatch } from './createHealthRecorder';
import type { HealthDatabase, HealthTables } from './HealthTables';

/** Which build in which role a count is of. */
export interface BuildInRole {
  readonly remote: string;
  readonly build: string;
  readonly role: BuildRole;
}

/** What all nodes counted, in the database. Every method throws the database's own error. */
export type HealthStore = ReturnType<typeof createHealthStore>;

export function createHealthStore(database: Kysely<LedgerDatabase>) {
  const db: HealthDatabase = database.withTables<HealthTables>().withSchema('delivery');
  return {
    /** Adds a batch to what is there: in one transaction, so that it counts once or not at all. */
    add: ({ rows, crashes }: HealthBatch): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        if (rows.length > 0) await addRows(transaction, rows);
        if (crashes.length > 0) await addCrashes(transaction, crashes);
      }),

    /** Sessions of each build and role since a minute. */
    async window(environment: string, since: Date): Promise<(BuildInRole & WindowCounts)[]> {
      return db
        .selectFrom('health')
        .where('environment', '=', environment)
        .where('minute', '>=', since)
        .select(['remote', 'build', 'role'])
        .select(WINDOW)
        .groupBy(['remote', 'build', 'role'])
        .execute();
    },

    /** Known networks of each name, all its builds together, from one minute up to another. */
    networks: (environment: string, since: Date, until: Date) =>
      readNetworks(db, environment, { since, until }),

    /** Known networks of the builds that served everybody, at any hour and at the hours around one, UTC. */
    history: (environment: string, since: Date, until: Date, hour: number) =>
      readHistory(db, environment, { since, until, hour }),

    /** Rows since a minute, of one name when one is given; for one day at most. */
    async rows(
      environment: string,
      since: Date,
      name?: string,
    ): Promise<Selectable<HealthTables['health']>[]> {
      const all = db
        .selectFrom('health')
        .selectAll()
        .where('environment', '=', environment)
        .where('minute', '>=', since);
      return (name === undefined ? all : all.where('remote', '=', name)).execute();
    },

    /** Sessions of each build of a name by steps of so many minutes, counted from midnight UTC, oldest first. */
    async steps(environment: string, remote: string, since: Date, minutes: number): Promise<BuildStep[]> {
      const begin = sql<Date>`date_bin(make_interval(mins => ${minutes}::int), minute, ${MIDNIGHT}::timestamptz)`;
      return db
        .selectFrom('health')
        .where('environment', '=', environment)
        .where('remote', '=', remote)
        .where('minute', '>=', since)
        .select(['build', begin.as('begin')])
        .select([total('sessions').as('sessions'), total('bad_sessions').as('bad')])
        .groupBy(['build', 'begin'])
        .orderBy('begin')
        .execute();
    },

    /** Sessions one build had while it served everybody. */
    async served(environment: string, remote: string, build: string, since: Date): Promise<WindowCounts> {
      return db
        .selectFrom('health')
        .where('environment', '=', environment)
        .where('remote', '=', remote)
        .where('build', '=', build)
        .where('role', '=', 'active')
        .where('minute', '>=', since)
        .select(WINDOW)
        .executeTakeFirstOrThrow();
    },

    /** Crashes of one build, latest first. */
    async crashes(environment: string, remote: string, build: string) {
      return db
        .selectFrom('crashes')
        .selectAll()
        .where('environment', '=', environment)
        .where('remote', '=', remote)
        .where('build', '=', build)
        .orderBy('last_seen', 'desc')
        .execute();
    },

    /** Forgets what is older, and all but the latest crashes of each build. */
    prune: (before: Date, keptCrashes: number) => prune(db, before, keptCrashes),
  };
}

/** A midnight, UTC, that steps are counted from. */
const MIDNIGHT = '1970-01-01T00:00:00Z';

type Total =
  | 'sessions'
  | 'bad_sessions'
  | 'integrity_sessions'
  | 'networks'
  | 'bad_networks'
  | 'rendered'
  | 'unrendered'
  | 'render_networks'
  | 'bad_render_networks';

const total = (column: Total) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::int`;

const WINDOW = [
  total('sessions').as('sessions'),
  total('bad_sessions').as('bad'),
  total('integrity_sessions').as('integrity'),
  total('networks').as('networks'),
  total('bad_networks').as('badNetworks'),
  total('rendered').as('rendered'),
  total('unrendered').as('unrendered'),
  total('render_networks').as('renderNetworks'),
  total('bad_render_networks').as('badRenderNetworks'),
];

/** One step of one build in all roles. */
export interface BuildStep extends Counts {
  readonly build: string;
  readonly begin: Date;
}

/** How one build did while it served everybody, by the networks that are believed. */
export interface BuildHistory {
  readonly remote: string;
  readonly build: string;
  readonly week: Counts;
  /** Of it, the hours of the day around now. */
  readonly hours: Counts;
  /** Of the week, networks that asked for a document rendered on the server. */
  readonly renders: Counts;
}

async function readNetworks(
  db: HealthDatabase,
  environment: string,
  { since, until }: { since: Date; until: Date },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('health')
    .where('environment', '=', environment)
    .where('minute', '>=', since)
    .where('minute', '<', until)
    .select('remote')
    .select(total('networks').as('networks'))
    .groupBy('remote')
    .execute();
  return new Map(rows.map(({ remote, networks }) => [remote, networks]));
}

async function readHistory(
  db: HealthDatabase,
  environment: string,
  { since, until, hour }: { since: Date; until: Date; hour: number },
): Promise<BuildHistory[]> {
  const around = sql<boolean>`(extract(hour from minute at time zone 'UTC')::int - ${hour}::int + 25) % 24 <= 2`;
  const rows = await db
    .selectFrom('health')
    .where('environment', '=', environment)
    .where('minute', '>=', since)
    .where('minute', '<', until)
    .where('role', '=', 'active')
    .select(['remote', 'build'])
    .select([
      total('networks').as('sessions'),
      total('bad_networks').as('bad'),
      total('render_networks').as('render_sessions'),
      total('bad_render_networks').as('render_bad'),
      sql<number>`coalesce(sum(networks) filter (where ${around}), 0)::int`.as('hour_sessions'),
      sql<number>`coalesce(sum(bad_networks) filter (where ${around}), 0)::int`.as('hour_bad'),
    ])
    .groupBy(['remote', 'build'])
    .execute();
  return rows.map((row) => ({
    remote: row.remote,
    build: row.build,
    week: { sessions: row.sessions, bad: row.bad },
    hours: { sessions: row.hour_sessions, bad: row.hour_bad },
    renders: { sessions: row.render_sessions, bad: row.render_bad },
  }));
}

async function prune(db: HealthDatabase, before: Date, keptCrashes: number): Promise<void> {
  await db.deleteFrom('health').where('minute', '<', before).execute();
  await db.deleteFrom('crashes').where('last_seen', '<', before).execute();
  await sql`
    delete from delivery.crashes where ctid in (
      select ctid from (
        select ctid, row_number() over (partition by environment, remote, build order by last_seen desc) as place
        from delivery.crashes
      ) as placed where place > ${keptCrashes})`.execute(db);
}
