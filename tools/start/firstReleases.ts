import type { ServingBuild } from '@galopin/shared/contracts';
import type { Build } from '@galopin/kit/build';
import { buildPackage } from '../build/buildPackage';
import { remoteFolders } from '../build/remoteFolders';
import {
  createDeliveryClient,
  type DeliveryClient,
  publishAndPromote,
  readReleaseToken,
} from '@galopin/kit/client';
import type { Tell } from '@galopin/kit/terminal';
import { shouldPromote } from './shouldPromote';

interface BuildOptions {
  readonly tell: Tell;
  readonly signal: AbortSignal;
}

/** The shell and every remote, as they are in the working tree. */
export const firstReleases = {
  /** Builds what has changed since it was built last. */
  async build(dataDir: string, { tell, signal }: BuildOptions): Promise<readonly Build[]> {
    const builds: Build[] = [];
    for (const folder of ['shell', ...remoteFolders()]) {
      signal.throwIfAborted();
      tell(folder);
      builds.push(await buildPackage(folder, dataDir));
    }
    return builds;
  },
  describe(builds: readonly Build[]): string {
    const fresh = builds.filter((build) => build.fresh).length;
    return `${fresh} built, ${builds.length - fresh} unchanged`;
  },

  /**
   * Lets new builds serve, except where somebody took a build back or froze a name.
   * @returns how many were promoted
   */
  async publish(builds: readonly Build[], siteUrl: string, dataDir: string): Promise<number> {
    const client = createDeliveryClient({ siteUrl, token: await readReleaseToken(dataDir, process.env) });
    const serving = new Map((await client.releases()).serving.map((of) => [of.name, of]));
    const wanted: Build[] = [];
    for (const build of builds) {
      const isKnown = (await client.reserve(build.artifact)).state === 'committed';
      if (shouldPromote(serving.get(build.artifact.name), isKnown)) wanted.push(build);
    }
    const answers = await publishAndPromote({
      client,
      builds: wanted,
      actor: 'start',
      reason: 'sources changed',
    });
    await seedStaging(client);
    return answers.filter((answer) => answer.changed).length;
  },
};

/** Staging begins as production stands; from then on it goes its own way. */
async function seedStaging(client: DeliveryClient): Promise<void> {
  const environment = 'staging';
  if ((await client.releases({ environment })).release > 0) return;
  const { serving } = await client.releases();
  // The shell first: remotes are checked against it.
  for (const { name, buildId } of serving.toSorted(shellFirst))
    await client.change({
      environment,
      op: 'promote',
      name,
      buildId,
      actor: 'start',
      reason: 'as production stands',
    });
}

const shellFirst = (left: ServingBuild, right: ServingBuild): number =>
  Number(right.name === 'shell') - Number(left.name === 'shell');
