import type { BuildArtifact } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import { sql, type Kysely } from 'kysely';
import type { LedgerDatabase } from './LedgerDatabase';

export interface BuildRecord {
  readonly artifact: BuildArtifact;
  readonly state: 'reserved' | 'committed';
  readonly digest: string;
}

/** A build as it stands in a list. */
export interface ListedBuild extends BuildRecord {
  readonly reservedAt: Date;
}

/** Name and id of a build. */
export type BuildKey = Pick<BuildArtifact, 'name' | 'buildId'>;

/** Which builds are known, and how far their publication got. */
export function buildRecords(db: Kysely<LedgerDatabase>) {
  /** A build as it was reserved; `undefined` for an unknown one. */
  async function readBuild(name: string, buildId: string): Promise<BuildRecord | undefined> {
    return db
      .selectFrom('builds')
      .select(['artifact', 'state', 'digest'])
      .where('name', '=', name)
      .where('build_id', '=', buildId)
      .executeTakeFirst();
  }

  /**
   * Makes a build known. Reserving it again is harmless.
   * @returns the build as it was reserved first
   * @throws CallError `other-digest` when the same build id stands for other files
   */
  async function reserveBuild(artifact: BuildArtifact): Promise<BuildRecord> {
    const { name, buildId, digest } = artifact;
    await db
      .insertInto('builds')
      .values({ name, build_id: buildId, digest, artifact: JSON.stringify(artifact), state: 'reserved' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const known = await readBuild(name, buildId);
    if (known?.digest === digest) return known;
    throw new CallError(
      'other-digest',
      `${name} ${buildId} is known with other files: its build is not reproducible`,
      {
        findings: [
          { rule: 'same build, same files', found: digest, wanted: known?.digest ?? 'the reserved build' },
        ],
      },
    );
  }

  /** Marks a build complete. The caller has verified every file. */
  async function commitBuild(name: string, buildId: string): Promise<void> {
    await db
      .updateTable('builds')
      .set({ state: 'committed' })
      .where('name', '=', name)
      .where('build_id', '=', buildId)
      .execute();
  }

  /** The known ones of these builds, in one question; in any order. */
  async function readBuilds(keys: readonly BuildKey[]): Promise<BuildRecord[]> {
    if (keys.length === 0) return [];
    const pairs = keys.map(({ name, buildId }) => sql`(${name}, ${buildId})`);
    return db
      .selectFrom('builds')
      .select(['artifact', 'state', 'digest'])
      .where(sql<boolean>`(name, build_id) in (${sql.join(pairs)})`)
      .execute();
  }

  /** Every known build, of one name where one is given; latest first. */
  async function listBuilds(name?: string): Promise<ListedBuild[]> {
    return db
      .selectFrom('builds')
      .select(['artifact', 'state', 'digest', 'reserved_at as reservedAt'])
      .$if(name !== undefined, (builds) => builds.where('name', '=', name ?? ''))
      .orderBy('reserved_at', 'desc')
      .orderBy('build_id')
      .execute();
  }

  /** Ids of the builds of a name that begin with these digits. */
  async function findBuilds(name: string, prefix: string): Promise<string[]> {
    const rows = await db
      .selectFrom('builds')
      .select('build_id')
      .where('name', '=', name)
      .where(sql<boolean>`starts_with(build_id, ${prefix})`)
      .orderBy('build_id')
      .execute();
    return rows.map((row) => row.build_id);
  }

  return { readBuild, readBuilds, listBuilds, findBuilds, reserveBuild, commitBuild };
}
