import { type DeliveryClient, EXIT_CODES, ReleaseError } from '../client';
import { installedChromium } from './installedChromium';
import type { Candidate } from './Candidate';
import { smokeTest, type SmokeReport } from './smokeTest';

export interface SmokeGateOptions {
  readonly client: Pick<DeliveryClient, 'siteUrl' | 'link' | 'releases'>;
  readonly artifact: Candidate;
  /** Release environment; the site's main one by default. */
  readonly environment: string | undefined;
  /** Asked for by whoever releases. */
  readonly skip: boolean;
  /** Lets a document through that is too large, with a note. */
  readonly allowSize: boolean;
  /** Without a browser nothing is released: nobody would read the remark. */
  readonly isCi: boolean;
  readonly look?: typeof smokeTest;
  readonly findBrowser?: () => string | undefined;
}

export interface SmokeResult extends Pick<SmokeReport, 'visited' | 'notes'> {
  /** What the history has to say of it; empty when the candidate was looked at. */
  readonly remark: string;
}

/**
 * Has a published candidate looked at in a browser before it serves.
 * @throws ReleaseError with what was found, or in CI that there is no browser
 */
export async function smokeGate(options: SmokeGateOptions): Promise<SmokeResult> {
  const {
    client,
    artifact,
    skip,
    allowSize,
    isCi,
    look = smokeTest,
    findBrowser = installedChromium,
  } = options;
  if (skip) return unseen('browser smoke skipped');
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    if (!isCi) return unseen('no browser smoke: no Chromium on the machine that released');
    throw new ReleaseError(
      'No Chromium found to look at the candidate: set CHROMIUM_PATH, or pass --skip-smoke',
      [],
      {
        exitCode: EXIT_CODES.usage,
      },
    );
  }
  if (!(await hasShell(options))) return unseen('no browser smoke: no shell serves there');
  const links = await makeLinks(options);
  const { findings, visited, notes } = await look({
    siteUrl: client.siteUrl,
    artifact,
    links,
    executablePath,
  });
  const refused = findings.filter(({ rule }) => !(allowSize && rule === 'size'));
  if (refused.length > 0) {
    throw new ReleaseError(`${artifact.name} ${artifact.buildId} does not do well in a browser`, refused);
  }
  const allowed = findings.map(({ found, wanted }) => `${found}, wanted: ${wanted}`);
  return { visited, notes: [...notes, ...allowed], remark: '' };
}

const unseen = (remark: string): SmokeResult => ({ visited: [], notes: [], remark });

/** Before the first shell there are no documents to look at, unless the candidate is one. */
async function hasShell({ client, artifact, environment }: SmokeGateOptions): Promise<boolean> {
  if (artifact.kind === 'shell') return true;
  return (await client.releases({ environment })).serving.some(({ kind }) => kind === 'shell');
}

/** Into the environment first, where it is not the one that everybody sees. */
async function makeLinks({ client, artifact, environment }: SmokeGateOptions): Promise<string[]> {
  const { name, buildId } = artifact;
  const into = environment === undefined ? [] : [await client.link({ environment })];
  const toBuild = await client.link({
    ...(environment !== undefined && { environment }),
    builds: [{ name, buildId }],
  });
  return [...into, toBuild].map(({ path }) => path);
}
