import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArtifact } from '@galopin/shared/contracts';
import {
  createDeliveryClient,
  publishBuild,
  readReleaseToken,
  type DeliveryClient,
  type ReadyBuild,
} from '@galopin/kit/client';
import { dataDir, siteUrl } from './test';

/** The release API of the running site, with the token that may do everything. */
export async function connectDelivery(): Promise<DeliveryClient> {
  return createDeliveryClient({ siteUrl: siteUrl(), token: await readReleaseToken(dataDir(), {}) });
}

/**
 * The build that serves under a name, with its files.
 * @param builds absolute folder that it is kept in; the site's own by default
 */
export async function servingBuild(
  client: DeliveryClient,
  name: string,
  builds = path.join(dataDir(), 'builds'),
): Promise<ReadyBuild> {
  const { serving } = await client.releases({ name });
  const buildId = serving.find((build) => build.name === name)?.buildId;
  if (buildId === undefined) throw new Error(`nothing serves as ${name}`);
  const directory = path.join(builds, name, buildId);
  const text = readFileSync(path.join(directory, 'artifact.json'), 'utf8');
  return { directory, artifact: JSON.parse(text) as BuildArtifact };
}

/** Publishes a build and lets it serve everybody. */
export async function promote(client: DeliveryClient, build: ReadyBuild, reason: string): Promise<void> {
  await publishBuild(client, build);
  const { name, buildId } = build.artifact;
  await client.change({ op: 'promote', name, buildId, actor: 'e2e', reason, allowSize: true });
}

/** Says that a build that serves has done well for long enough to be fallen back to. */
export async function prove(client: DeliveryClient, { artifact: { name } }: ReadyBuild): Promise<void> {
  await client.change({ op: 'prove', name, actor: 'e2e', reason: 'it has served the tests before' });
}

/** Lets a build serve again that served before. */
export async function restore(client: DeliveryClient, { artifact }: ReadyBuild): Promise<void> {
  const { name, buildId } = artifact;
  await client.change({ op: 'rollback', name, buildId, actor: 'e2e', reason: 'the test is over' });
}

/** Folder the site serves a build's files from. */
export const storedFolder = ({ artifact: { name, buildId } }: ReadyBuild): string =>
  path.join(dataDir(), 'store', name, buildId);
