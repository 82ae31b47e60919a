import type { ReleaseManifest } from '@galopin/shared/contracts';
import type { Browser, Page } from 'playwright-core';
import type { Candidate, Visit } from './Candidate';
import { judgeDrill } from './judge';
import { lookAt, watch } from './lookAt';

export interface Drill {
  /** Has the candidate by its link, and a session where there is one. */
  readonly page: Page;
  readonly siteUrl: string;
  readonly artifact: Candidate;
  readonly manifest: ReleaseManifest;
  readonly visited: readonly Visit[];
}

/** Blocks the candidate's entry: the build that serves everybody else must take over in the page. */
export async function drillFallback(browser: Browser, { page, siteUrl, artifact, manifest, visited }: Drill) {
  // A shell that does not load has nothing to take its place in the page.
  if (artifact.kind === 'shell') return { findings: [], notes: [] };
  const fallback = manifest.remotes[artifact.name]?.lastGood?.buildId;
  if (fallback === undefined) return untested('there is no other build yet');
  const visit = visited.find(({ reach }) => reach !== 'guard');
  if (visit === undefined) return untested('no page can be opened');
  // The same visitor, link and session included, whose browser has nothing of the site yet.
  const context = await browser.newContext({
    locale: 'fr-FR',
    storageState: await page.context().storageState({ indexedDB: true }),
  });
  const blocked = `/_mf/${artifact.name}/${artifact.buildId}/${artifact.entry}`;
  await context.route(
    (url) => url.pathname === blocked,
    (route) => route.abort(),
  );
  const fresh = await context.newPage();
  const sight = await lookAt(fresh, await watch(fresh), new URL(visit.path, siteUrl).href);
  await context.close();
  return { findings: judgeDrill(artifact, visit.path, fallback, sight), notes: [] };
}

const untested = (why: string) => ({ findings: [], notes: [`The way back was not put to the test: ${why}`] });
