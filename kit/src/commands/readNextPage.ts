import type { BuildArtifact, ReleaseManifest } from '@galopin/shared/contracts';
import { ReleaseError } from '../client';

const MANIFEST = /<script type="application\/json" id="release-manifest">([^<]*)<\/script>/;

/** What the next visitor gets. */
export interface NextPage {
  /** Path that was asked for: a page of the remote where it has one without parameters. */
  readonly path: string;
  readonly release: number;
  readonly buildId: string | undefined;
}

/**
 * Asks for a page as a visitor's browser would, and reads which build it brings.
 * @throws ReleaseError when the page is not one of the site
 */
export async function readNextPage(siteUrl: string, artifact: BuildArtifact): Promise<NextPage> {
  const path = artifact.routes.find((route) => !route.path.includes(':'))?.path ?? '/';
  const answer = await fetch(new URL(path, siteUrl), { headers: { accept: 'text/html' } });
  const found = MANIFEST.exec(await answer.text())?.[1];
  if (found === undefined)
    throw new ReleaseError(`${new URL(path, siteUrl).href} answered ${answer.status} without a manifest`);
  const manifest = JSON.parse(found) as ReleaseManifest;
  const { name, kind } = artifact;
  const buildId = kind === 'shell' ? manifest.shell.buildId : manifest.remotes[name]?.active.buildId;
  return { path, release: manifest.release, buildId };
}
