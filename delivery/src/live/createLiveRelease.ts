import type { BuildArtifact } from '@galopin/shared/contracts';
import type { Ledger } from '../ledger/createLedger';
import { buildKey, referredBuilds, type ReleasePointer } from '../ledger/ReleaseState';
import { emptyRelease, type LiveRelease } from './LiveRelease';
import { readSnapshot, writeSnapshot } from './snapshot';

/** Milliseconds between two looks at the pointer: another node's release is seen this late at most. */
const POLL_MS = 1000;

export interface LiveReleaseOptions {
  readonly ledger: Ledger;
  /** Brings the ledger's tables up to date; called until it succeeds once. */
  readonly migrate: () => Promise<void>;
  readonly snapshotFile: string;
  readonly log: { warn(details: object, message: string): void; info(message: string): void };
}

/** Holds what serves: in memory for every request, on disk for a start without database. */
export interface LiveReleaseHolder {
  current(): LiveRelease;
  /** Whether the database answered when it was last asked. */
  database(): 'there' | 'away';
  /** Called with every release that comes to serve, the present one first. */
  onChange(listener: (live: LiveRelease) => void): void;
  /**
   * Reads the pointer again, after any reading under way.
   * @throws the database's error; what served goes on serving
   */
  refresh(): Promise<void>;
  /** Loads the snapshot, then follows the ledger. Resolves also when the database is away. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createLiveRelease({
  ledger,
  migrate,
  snapshotFile,
  log,
}: LiveReleaseOptions): LiveReleaseHolder {
  let live = emptyRelease(ledger.environment);
  let database: 'there' | 'away' = 'away';
  let migrated = false;
  let timer: NodeJS.Timeout | undefined;
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
    if (pointer.hash === live.pointer.hash) return;
    const next = { pointer, builds: await readBuilds(ledger, pointer, live.builds) };
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
    try {
      await refresh();
      if (database === 'away') log.info('the release ledger is there');
      database = 'there';
    } catch (error) {
      if (database === 'there' || !migrated)
        log.warn({ err: error }, 'the release ledger is away: serving what is known');
      database = 'away';
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
      const known = await readSnapshot(snapshotFile, ledger.environment).catch((error: unknown) => {
        log.warn({ err: error }, 'the release on disk cannot be read: waiting for the ledger');
        return null;
      });
      if (known) serve(known);
      await follow();
      const again = (): void => {
        timer = setTimeout(() => void follow().then(() => timer && again()), POLL_MS);
      };
      again();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await queue;
    },
  };
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
