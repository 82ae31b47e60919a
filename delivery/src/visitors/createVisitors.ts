import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { BuildArtifact } from '@galopin/shared/contracts';
import type { ReleaseView } from '../view/createReleaseView';
import { environmentOf, type Environments, type ReleaseEnvironment } from '../environments';
import type { ArtifactReader } from '../files/createArtifactReader';
import { readCohort } from './cohort';
import { COOKIES, readCookies } from './cookies';
import { readProof, type LinkSigner } from './createLinkSigner';
import { createReleaseViews } from './createReleaseViews';
import { environmentOfPort } from './listenForEnvironment';
import { findBuilds, readOverride } from './overrides';
import type { Visitor } from './Visitor';

/** A request, as far as it tells who asks. */
export interface VisitorRequest {
  readonly headers: IncomingHttpHeaders;
  readonly raw: IncomingMessage;
}

export interface VisitorsOptions {
  readonly environments: Environments;
  /** Environment of whoever asks for no other. */
  readonly main: string;
  readonly links: LinkSigner;
  readonly readArtifact: ArtifactReader;
}

/** Tells visitors apart, and what each is given. */
export interface Visitors {
  identify(request: VisitorRequest): Promise<Visitor>;
  /** What the release is for a visitor; `null` before a shell was released. */
  viewOf(visitor: Visitor): ReleaseView | null;
}

export function createVisitors({ environments, main, links, readArtifact }: VisitorsOptions): Visitors {
  const views = new Map(
    [...environments.values()].map((environment) => [environment, createReleaseViews(environment.live)]),
  );

  /** The port decides; on the main one, staff's signed cookie does. */
  function environmentFor({ headers, raw }: VisitorRequest): ReleaseEnvironment {
    const byPort = environmentOfPort(raw);
    if (byPort !== undefined) return environmentOf(environments, byPort);
    const proof = readProof(readCookies(headers)[COOKIES.environment]);
    const asked = proof && links.check('environment', proof) === 'good' ? proof.value : main;
    return environments.get(asked) ?? environmentOf(environments, main);
  }

  /** Those of a link to this environment. A build that has gone since the link was opened is left out. */
  async function overridesFor(
    { headers }: VisitorRequest,
    { name }: ReleaseEnvironment,
  ): Promise<readonly BuildArtifact[]> {
    const proof = readProof(readCookies(headers)[COOKIES.override]);
    if (proof === null || links.check('override', proof) !== 'good') return [];
    const override = readOverride(proof.value);
    return override?.environment === name ? (await findBuilds(override.keys, readArtifact)).builds : [];
  }

  return {
    async identify(request) {
      const environment = environmentFor(request);
      const overrides = await overridesFor(request, environment);
      return { environment, cohort: readCohort(request.headers), overrides };
    },
    viewOf: (visitor) => views.get(visitor.environment)?.(visitor) ?? null,
  };
}
