import type { ReleaseManifest } from '@galopin/shared/contracts';
import { siteUrl } from './test';

/** What the next document of the running site brings. */
export async function readManifest(): Promise<ReleaseManifest> {
  const html = await (await fetch(siteUrl(), { headers: { accept: 'text/html' } })).text();
  const block = /<script type="application\/json" id="release-manifest">(.*?)<\/script>/s.exec(html)?.[1];
  if (block === undefined) throw new Error(`${siteUrl()} answered without a release manifest`);
  return JSON.parse(block) as ReleaseManifest;
}
