import { isDeepStrictEqual } from 'node:util';
import type { BuildArtifact } from '@galopin/shared/contracts';
import { runEvery } from '@galopin/shared/server';
import type { Ledger } from '../ledger/createLedger';
import { buildKey, referredBuilds, type ReleasePointer } from '../ledger/ReleaseState';
import { emptyRelease, type LiveRelease } from './LiveRelease';
import { NotTrustedError } from './NotTrustedError';
import { readSnapshot, writeSnapshot } from './snapshot';

/** Milliseconds between two looks at the pointer: another node's release is seen this late at most. */
const POLL_MS = 1000;

export interface LiveReleaseOptions {
  readonly ledger: Ledger;
  /** Brings the ledger's tables up to date; called until it succeeds once. */
  readonly migrate: () => Promise<void>;
  readonly snapshotFile: string;
  /** Why a release must not serve; `undefined` when it may. */
  readonly findFault: (live: LiveRelease) => string | undefined;
  /** Told once when what the ledger says comes to be not trusted. */
  readonly onDistrust: (error: NotTrustedError) => void;
  readonly log: {
    error(details: object, message: string): void;
    warn(details: object, message: string): void;
    info(message: string): void;
  };
}

export type LedgerState = 'there' | 'away' | 'not trusted';

/** Holds what serves: in memory for every request, on disk for a start without database. */
export interface LiveReleaseHolder {
  current(): LiveRelease;
  /** How the ledger was found when it was last read; `not trusted` is serving on without it. */
  database(): LedgerState;
  /** Called with every release that comes to serve, the present one first. */
  onChange(listener: (live: LiveRelease) => void): void;
  /**
   * Reads the pointer again, after any reading under way.
   * @throws the database's error, NotTrustedError for a pointer that must not serve; what served goes on serving
   */
  refresh(): Promise<void>;
  /** Loads the snapshot, then follows the ledger. Resolves also when the database is away. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createLiveRelease(options: LiveReleaseOptions): LiveReleaseHolder {
  const { ledger, migrate, snapshotFile, findFault, onDistrust, log } = options;
  let live = emptyRelease(ledger.environment);
  let database: LedgerState = 'away';
  let migrated = false;
  let stopFollowing = () => Promise.resolve();
  let queue: Promise<void> = Promise.resolve();
  const listeners: ((live: LiveRelease) => void)[] = [];

  function serve(next: LiveRelease): void {
    live = next;
    for (const listener of listeners) listener(next);
  }

  async function readAgain(): Promise<void> {
    if (!migrated) await migrate();
    migrated = true;
    const pointer = await ledger.readPointer();
    // Not by its hash alone: what was changed behind it has to be noticed as well.
    if (isDeepStrictEqual(pointer, live.pointer)) return;
    const next = { pointer, builds: await readBuilds(ledger, pointer, live.builds) };
    const fault = findFault(next) ?? findReplay(live.pointer, pointer);
    if (fault !== undefined) throw new NotTrustedError(pointer, fault);
    serve(next);
    await writeSnapshot(snapshotFile, next).catch((error: unknown) =>
      log.warn(
        { err: error },
        'the release could not be written to disk: a start without database would not know it',
      ),
    );
  }

  function refresh(): Promise<void> {
    // One after the other: an older reading must never replace a newer one.
    const reading = queue.then(readAgain);
    queue = reading.catch(() => undefined);
    return reading;
  }

  async function follow(): Promise<void> {
    const before = database;
    try {
      await refresh();
      database = 'there';
      if (before !== 'there') log.info('the release ledger is there');
    } catch (error) {
      const isForged = error instanceof NotTrustedError;
      database = isForged ? 'not trusted' : 'away';
      if (before === database && migrated) return;
      const state = isForged ? 'is not trusted' : 'is away';
      log[isForged ? 'error' : 'warn']({ err: error }, `the release ledger ${state}: serving what is known`);
      if (isForged) onDistrust(error);
    }
  }

  return {
    current: () => live,
    database: () => database,
    onChange(listener) {
      listeners.push(listener);
      listener(live);
    },
    refresh,
    async start() {
      const known = await loadSnapshot(options);
      if (known) serve(known);
      await follow();
      stopFollowing = runEvery(POLL_MS, follow, (error) =>
        log.error({ err: error }, 'the release ledger could not be followed'),
      );
    },
    async stop() {
      await stopFollowing();
      await queue;
    },
  };
}

/** What served when this process ended; `null` when there is nothing on disk that may serve. */
async function loadSnapshot(options: LiveReleaseOptions): Promise<LiveRelease | null> {
  const { ledger, snapshotFile, findFault, log } = options;
  try {
    const known = await readSnapshot(snapshotFile, ledger.environment);
    const fault = known === null ? undefined : findFault(known);
    if (known !== null && fault !== undefined) throw new NotTrustedError(known.pointer, fault);
    return known;
  } catch (error) {
    log.warn({ err: error }, 'the release on disk cannot serve: waiting for the ledger');
    return null;
  }
}

/** An old pointer still carries its good signature: what served later tells that it was put back. */
function findReplay(serving: ReleasePointer, read: ReleasePointer): string | undefined {
  return read.state.release < serving.state.release
    ? `it is release ${read.state.release}, but ${serving.state.release} served already`
    : undefined;
}

async function readBuilds(ledger: Ledger, pointer: ReleasePointer, known: LiveRelease['builds']) {
  const builds = new Map<string, BuildArtifact>();
  for (const key of referredBuilds(pointer.state)) {
    const [name = '', buildId = ''] = key.split('/');
    const artifact = known.get(key) ?? (await ledger.readBuild(name, buildId))?.artifact;
    if (!artifact) throw new Error(`the release refers to ${key}, which the ledger does not know`);
    builds.set(buildKey(artifact), artifact);
  }
  return builds;
}
