import { paths, type GateFinding, type PublicConfig, type ReleaseManifest } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findExamples } from '../standalone/findExamples';
import type { Candidate, Visit } from './Candidate';
import { CHROMIUM_FLAGS } from './chromiumFlags';
import { drillFallback } from './drillFallback';
import { finding, judgeVisit } from './judge';
import { judgeHalves, type HalvesJudgement } from './judgeHalves';
import { lookAt, watch } from './lookAt';
import { lookAtHalves, rememberHeadings, sizeForEverybody, type Looking } from './lookAtHalves';
import { oneRouteEach, planVisits } from './planVisits';
import { signIn } from './signIn';

export interface SmokeOptions {
  /** Address of a running site. */
  readonly siteUrl: string;
  readonly artifact: Candidate;
  /** Paths of signed links to open one after the other; the last one gives its visitor the candidate. */
  readonly links: readonly string[];
  /** Executable of a Chromium. */
  readonly executablePath: string;
}

export interface SmokeReport {
  readonly findings: readonly GateFinding[];
  readonly visited: readonly string[];
  /** What could not be looked at, and why. */
  readonly notes: readonly string[];
}

/**
 * Opens the site as a visitor who has the candidate in place of the active build, visits each of its routes that can be
 * visited, and blocks its entry once to see the last good build take over. Nobody else gets anything of it.
 * @throws Error when the browser does not start or the site does not answer
 */
export async function smokeTest(options: SmokeOptions): Promise<SmokeReport> {
  const browser = await chromium.launch({ executablePath: options.executablePath, args: CHROMIUM_FLAGS });
  try {
    return await smokeIn(browser, options);
  } finally {
    await browser.close();
  }
}

async function smokeIn(browser: Browser, { siteUrl, artifact, links }: SmokeOptions): Promise<SmokeReport> {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const watching = await watch(page);
  await rememberHeadings(page);
  let status: number | undefined;
  for (const link of links) status = (await page.goto(new URL(link, siteUrl).href))?.status();
  const { manifest, demo } = await readDocument(page);
  if (manifest === null || givenBuild(manifest, artifact) !== artifact.buildId) {
    const found = `the link answered ${status ?? 'nothing'} without ${artifact.name} ${artifact.buildId}`;
    return { findings: [finding(found, 'a document that brings the candidate')], visited: [], notes: [] };
  }
  const routes = artifact.kind === 'shell' ? oneRouteEach(manifest.routes) : artifact.routes;
  const examples = await findExamples((name, query) => getBody(siteUrl, name, query), utcDay(Date.now()));
  const plan = planVisits(routes, { examples, canSignIn: demo });
  const reader = await browser.newPage();
  const tour = await visitAll({ page, watching, reader, siteUrl, artifact }, plan.visits);
  const drill = await drillFallback(browser, { page, siteUrl, artifact, manifest, visited: tour.visits });
  return {
    findings: [...tour.findings, ...drill.findings],
    visited: tour.visits.map(({ path }) => path),
    notes: [...plan.notes, ...tour.notes, ...drill.notes],
  };
}

interface Tour extends Looking {
  readonly siteUrl: string;
  readonly artifact: Candidate;
}

async function visitAll(tour: Tour, planned: readonly Visit[]) {
  const { page, siteUrl, artifact } = tour;
  const findings: GateFinding[] = [];
  const notes: string[] = [];
  const visits: Visit[] = [];
  let isSignedIn = false;
  let hasFailed = false;
  for (const visit of planned) {
    // This browser shows another build in place of one that failed on the server.
    if (hasFailed && visit.reach !== 'anyone') break;
    if (visit.reach === 'member' && !isSignedIn) {
      isSignedIn = await signIn(page, siteUrl);
      if (!isSignedIn)
        return {
          findings: [...findings, ...signInFindings(artifact)],
          visits,
          notes: [...notes, NO_SIGN_IN],
        };
    }
    const told = await lookAndJudge(tour, visit);
    findings.push(...told.findings);
    notes.push(...told.notes);
    hasFailed ||= told.hasFailed;
    visits.push(visit);
  }
  return { findings, visits, notes };
}

/** What a server renders of the candidate is held against what the browser makes of it. */
async function lookAndJudge(tour: Tour, visit: Visit): Promise<HalvesJudgement> {
  const { page, watching, siteUrl, artifact } = tour;
  const url = new URL(visit.path, siteUrl).href;
  if (!artifact.server || visit.reach !== 'anyone') {
    const sight = await lookAt(page, watching, url);
    return { hasFailed: false, findings: judgeVisit(artifact, visit, sight), notes: [] };
  }
  const { sight, halves } = await lookAtHalves(tour, url);
  const told = judgeHalves(artifact, visit.path, halves, await sizeForEverybody(url));
  return told.hasFailed
    ? told
    : { ...told, findings: [...told.findings, ...judgeVisit(artifact, visit, sight)] };
}

const NO_SIGN_IN = 'Pages for members were not visited: the demo member could not sign in';

/** Signing in is the candidate's matter where the candidate owns the page, or runs all of them. */
function signInFindings({ kind, routes }: Candidate): GateFinding[] {
  const isOurs = kind === 'shell' || routes.some(({ path }) => path === paths.signIn.pattern);
  return isOurs ? [finding('the demo member could not sign in', 'a form that signs in')] : [];
}

function givenBuild(manifest: ReleaseManifest, { kind, name }: Candidate): string | undefined {
  return kind === 'shell' ? manifest.shell.buildId : manifest.remotes[name]?.active.buildId;
}

/** What the document that is shown brings; no manifest where it is none of the site's. */
async function readDocument(page: Page) {
  const read = (id: string) =>
    page.evaluate((block) => document.getElementById(block)?.textContent ?? 'null', id);
  const manifest = JSON.parse(await read('release-manifest')) as ReleaseManifest | null;
  const config = JSON.parse(await read('public-config')) as PublicConfig | null;
  return { manifest, demo: config?.demo === true };
}

async function getBody(siteUrl: string, name: string, query: Readonly<Record<string, string | number>>) {
  const url = new URL(name, siteUrl);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  const answer = await fetch(url);
  // Without the API there are no examples; what the pages then show is told by the visits.
  return answer.ok ? ((await answer.json()) as unknown) : [];
}
