import { BUILD_ID, BUILD_NAME, type PruningAnswer } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import { artifactKey } from '../builds/buildFiles';
import { DETAILS_FOLDER } from '../view/describeDetails';
import type { BuildKey } from '../ledger/buildRecords';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { buildKey } from '../ledger/ReleaseState';
import type { BuildStore } from '../store/BuildStore';
import { findDetails } from './findDetails';
import { planPruning, type RetentionPolicy } from './planPruning';
import { readRetention } from './readRetention';

export interface PrunerOptions {
  readonly db: Kysely<LedgerDatabase>;
  readonly store: BuildStore;
  readonly policy: RetentionPolicy;
  readonly now: () => Date;
}

/** Lets go of builds, and of details files, that the policy does not keep. */
export type Pruner = ReturnType<typeof createPruner>;

export function createPruner({ db: database, store, policy, now }: PrunerOptions) {
  const db = database.withSchema('delivery');

  async function setState(builds: readonly BuildKey[], state: 'reserved' | 'committed'): Promise<void> {
    for (const { name, buildId } of builds)
      await db
        .updateTable('builds')
        .set({ state })
        .where('name', '=', name)
        .where('build_id', '=', buildId)
        .execute();
  }

  /** The record goes first: whoever sends the build again from then on starts anew. */
  async function removeRecords(builds: readonly BuildKey[]): Promise<void> {
    for (const { name, buildId } of builds)
      await db
        .deleteFrom('builds')
        .where('name', '=', name)
        .where('build_id', '=', buildId)
        .where('state', '=', 'reserved')
        .execute();
  }

  return {
    /**
     * One run.
     * @param dryRun says what would go and changes nothing
     * @throws the database's or the store's error; what is left over is found by the next run
     */
    async prune(dryRun = false): Promise<PruningAnswer> {
      // Keys first: a file that is here before the records are read, and in none of them, belongs to no build.
      const keys = await store.list('');
      const { builds, states, lines } = await readRetention(db);
      const plan = planPruning(builds, states, policy, now());
      const details = await findDetails({ db, lines, days: policy.days, now: now() });
      const files = [
        ...filesOf(keys, plan.remove),
        ...strayFiles(keys, builds),
        ...(lines.length === 0 ? [] : oldDetails(keys, details)),
      ];
      if (!dryRun) {
        await setState(plan.restore, 'committed');
        await setState(plan.retire, 'reserved');
        await removeRecords(plan.remove);
        for (const key of files) await store.remove(key);
      }
      return {
        dryRun,
        retired: plan.retire.map(buildKey),
        removed: plan.remove.map(buildKey),
        files: files.length,
      };
    },
  };
}

const BUILD_FILE = new RegExp(`^(${BUILD_NAME.source.slice(1, -1)}/${BUILD_ID.source.slice(1, -1)})/.`);

/** The files of these builds; a build's description first, without which nobody gets half of it. */
function filesOf(keys: readonly string[], builds: readonly BuildKey[]): string[] {
  const descriptions = new Set(builds.map(artifactKey));
  const wanted = new Set(builds.map(buildKey));
  return keys
    .filter((key) => wanted.has(BUILD_FILE.exec(key)?.[1] ?? ''))
    .toSorted((left, right) => Number(descriptions.has(right)) - Number(descriptions.has(left)));
}

/**
 * Files of builds that no record knows and that have no description: left over where a run was cut short. A build
 * with its description stays, whatever the database knows: it may be a new database beside an old store.
 */
function strayFiles(keys: readonly string[], builds: readonly BuildKey[]): string[] {
  const all = new Set(keys);
  const known = new Set(builds.map(buildKey));
  return keys.filter((key) => {
    const build = BUILD_FILE.exec(key)?.[1];
    return build !== undefined && !known.has(build) && !all.has(`${build}/artifact.json`);
  });
}

function oldDetails(keys: readonly string[], wanted: ReadonlySet<string>): string[] {
  return keys.filter(
    (key) => key.startsWith(`${DETAILS_FOLDER}/`) && !wanted.has(key.slice(DETAILS_FOLDER.length + 1)),
  );
}
