import { HEALTH_LIMITS, type HealthBeacon, type HealthEvent } from '@galopin/shared/contracts';
import type { Insertable } from 'kysely';
import { chargedEvent } from './chargedEvent';
import { createRenderCounts } from './createRenderCounts';
import { createSessionCounts, type CountChange } from './createSessionCounts';
import { describeCrash, type CrashSource } from './describeCrash';
import type { HealthTables } from './HealthTables';
import { bucketOf, noLoads } from './loadTimes';

const MINUTE_MS = 60_000;
/** Minutes that are looked at together, the running one included: a session counts once within them. */
export const WINDOW_MINUTES = 6;
/** Rows held while the database is away; more than that of one node is days. */
const MAX_ROWS = 20_000;
const MAX_CRASHES = 500;

export type HealthRow = Insertable<HealthTables['health']>;
type RowName = Pick<HealthRow, 'environment' | 'minute' | 'remote' | 'build' | 'role'>;
export type CrashRow = Insertable<HealthTables['crashes']>;

/** What was counted since the last time: to be added to what the tables hold. */
export interface HealthBatch {
  readonly rows: readonly HealthRow[];
  readonly crashes: readonly CrashRow[];
}

/** Where a beacon came from. */
export interface BeaconOrigin {
  readonly environment: string;
  readonly address: string;
  /** Its network was here long before: it may speak for or against a build. */
  readonly isKnown: boolean;
  readonly browser: string;
}

/** Why a document could not be rendered on the server. */
export type RenderFailureKind =
  /** The half threw. */
  | 'threw'
  /** It was not done in time. */
  | 'late'
  /** Its process ended, or was ended for what it took. */
  | 'memory'
  /** It reached for what it may not have. */
  | 'refused'
  /** The build names a half, and its file is not there. */
  | 'missing'
  /** The file is not the one that the build lists, or what it brings or gave is not what was agreed. */
  | 'shape';

export interface RenderFailure {
  readonly kind: RenderFailureKind;
  readonly message: string;
  readonly stack?: string;
}

/** Where a document was asked for. */
export type RenderOrigin = Omit<BeaconOrigin, 'browser'>;

/** The build whose half was to render it. */
type RenderedRole = Pick<HealthEvent, 'remote' | 'build' | 'role'>;

export interface HealthRecorderOptions {
  readonly now: () => Date;
  /** Whether what comes from this machine itself is believed, and without limit. */
  readonly trustsLoopback: boolean;
}

/** Adds beacons up in memory, until a batch is taken to be written. */
export type HealthRecorder = ReturnType<typeof createHealthRecorder>;

export function createHealthRecorder({ now, trustsLoopback }: HealthRecorderOptions) {
  const counting = { windowMs: WINDOW_MINUTES * MINUTE_MS, now, trustsLoopback };
  const countSession = createSessionCounts(counting);
  const countRender = createRenderCounts(counting);
  let rows = new Map<string, HealthRow>();
  let crashes = new Map<string, CrashRow>();

  function rowFor(name: RowName): HealthRow {
    return findOrAdd(rows, rowKey(name), () => emptyRow(name), MAX_ROWS);
  }

  function rowOf(environment: string, { remote, build, role }: RenderedRole, at: Date): HealthRow {
    const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
    return rowFor({ environment, minute, remote, build, role });
  }

  function addCounts(environment: string, of: RenderedRole, { since, counts }: CountChange): void {
    const row = rowOf(environment, of, since);
    for (const column of COUNTED) if (column in counts) row[column] += 1;
  }

  function addCrash(
    { environment, browser }: Pick<BeaconOrigin, 'environment' | 'browser'>,
    event: CrashSource,
  ): void {
    const crash = describeCrash(event);
    if (!crash) return;
    const { remote, build } = event;
    const frames = JSON.stringify(crash.frames);
    const seen = { first_seen: now(), last_seen: now(), count: 0 };
    const fresh = { environment, remote, build, browser, ...crash, frames, ...seen };
    const row = findOrAdd(crashes, crashKey(fresh), () => fresh, MAX_CRASHES);
    row.count += 1;
    row.last_seen = now();
  }

  return {
    record(origin: BeaconOrigin, { session, events }: HealthBeacon): void {
      for (const [at, event] of events.entries()) {
        const row = rowOf(origin.environment, event, now());
        row[event.kind] += 1;
        if (event.kind === 'loaded' && event.ms !== undefined) increment(row.load_ms, bucketOf(event.ms));
        const charged = chargedEvent(event, events.slice(0, at));
        for (const change of countSession(origin, session, charged))
          addCounts(origin.environment, charged, change);
        addCrash(
          origin,
          event.kind === 'mismatch' ? { ...event, message: `mismatch: ${event.message}` } : event,
        );
      }
    },
    /** Counts a document that was rendered by a build's half, or, with a failure, could not be. */
    recordRender(origin: RenderOrigin, of: RenderedRole, failure: RenderFailure | null): void {
      const { environment } = origin;
      rowOf(environment, of, now())[failure === null ? 'rendered' : 'unrendered'] += 1;
      const change = countRender(origin, of, failure !== null);
      if (change) addCounts(environment, of, change);
      if (failure === null) return;
      addCrash({ environment, browser: `server: ${failure.kind}` }, { ...of, ...withinLimits(failure) });
    },
    /** All that was counted since the last call. */
    take(): HealthBatch {
      const batch = { rows: [...rows.values()], crashes: [...crashes.values()] };
      rows = new Map();
      crashes = new Map();
      return batch;
    },
    /** Keeps a batch that could not be written, for the next time. */
    giveBack(batch: HealthBatch): void {
      for (const row of batch.rows) {
        const into = rowFor(row);
        for (const column of COUNTED) into[column] += row[column];
        row.load_ms.forEach((count, at) => increment(into.load_ms, at, count));
      }
      for (const crash of batch.crashes) {
        const into = findOrAdd(crashes, crashKey(crash), () => ({ ...crash, count: 0 }), MAX_CRASHES);
        into.count += crash.count;
        into.first_seen = crash.first_seen;
      }
    },
  };
}

const withinLimits = ({ message, stack }: RenderFailure): Pick<HealthEvent, 'message' | 'stack'> => ({
  message: message.slice(0, HEALTH_LIMITS.message),
  ...(stack !== undefined && { stack: stack.slice(0, HEALTH_LIMITS.stack) }),
});

/** Columns of a row that are added up. */
export const COUNTED = [
  'sessions',
  'bad_sessions',
  'integrity_sessions',
  'networks',
  'bad_networks',
  'loaded',
  'failed',
  'crashed',
  'fallback',
  'exhausted',
  'integrity',
  'error',
  'deprecated',
  'mismatch',
  'rendered',
  'unrendered',
  'render_networks',
  'bad_render_networks',
] as const satisfies readonly (keyof HealthTables['health'])[];

function emptyRow({ environment, minute, remote, build, role }: RowName): HealthRow {
  const counts = Object.fromEntries(COUNTED.map((column) => [column, 0])) as Record<
    (typeof COUNTED)[number],
    0
  >;
  return { environment, minute, remote, build, role, ...counts, load_ms: noLoads() };
}

const rowKey = ({ environment, minute, remote, build, role }: RowName): string =>
  `${environment} ${minute.getTime()} ${remote}/${build} ${role}`;
const crashKey = ({ environment, remote, build, fingerprint, browser }: CrashRow): string =>
  `${environment} ${remote}/${build} ${fingerprint} ${browser}`;

/** The row with this key, a new one if there is none yet; when all places are taken, the oldest leaves. */
function findOrAdd<Row>(known: Map<string, Row>, key: string, create: () => Row, max: number): Row {
  const found = known.get(key);
  if (found) return found;
  const [oldest] = known.keys();
  if (known.size >= max && oldest !== undefined) known.delete(oldest);
  const row = create();
  known.set(key, row);
  return row;
}

function increment(counts: number[], at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by;
}
