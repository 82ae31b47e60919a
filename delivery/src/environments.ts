import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { createLedger, type Ledger } from './ledger/createLedger';
import type { LedgerDatabase } from './ledger/LedgerDatabase';
import { migrateLedger } from './ledger/migrations';
import { createLiveRelease, type LiveReleaseHolder } from './live/createLiveRelease';

/** Where a team looks at a build before everybody does. */
export const STAGING = 'staging';

/** One place that releases lead to: what serves there is its own, builds and their store are common to all. */
export interface ReleaseEnvironment {
  readonly name: string;
  readonly ledger: Ledger;
  readonly live: LiveReleaseHolder;
}

/** The environments of this process by name, the one on its main port first. */
export type Environments = ReadonlyMap<string, ReleaseEnvironment>;

export interface EnvironmentsOptions {
  readonly db: Kysely<LedgerDatabase>;
  readonly names: readonly string[];
  /** Each environment keeps its snapshot below it. */
  readonly dataDir: string;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Names of the environments served when `main` is the one on the main port. */
export const environmentNames = (main: string): string[] => [...new Set([main, STAGING])];

export function createEnvironments({ db, names, dataDir, now, log }: EnvironmentsOptions): Environments {
  return new Map(
    names.map((name) => {
      const ledger = createLedger({ db, environment: name, now });
      const live = createLiveRelease({
        ledger,
        migrate: () => migrateLedger(db),
        snapshotFile: path.resolve(dataDir, 'delivery', 'current', `${name}.json`),
        log: log.child({ environment: name }),
      });
      return [name, { name, ledger, live }];
    }),
  );
}

/**
 * One environment by its name.
 * @throws Error for a name that this process does not serve
 */
export function environmentOf(environments: Environments, name: string): ReleaseEnvironment {
  const found = environments.get(name);
  if (found) return found;
  throw new Error(`${name} is no environment: wanted one of ${[...environments.keys()].join(', ')}`);
}
