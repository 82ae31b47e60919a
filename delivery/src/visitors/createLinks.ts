import type { BuildArtifact, GateFinding, VisitorLink } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { ReleaseEnvironment } from '../environments';
import type { ArtifactReader } from '../files/createArtifactReader';
import type { BuildKey } from '../ledger/buildRecords';
import { LONGEST_LINK, type LinkSigner } from './createLinkSigner';
import { ENVIRONMENT_PATH } from './environmentRoutes';
import { OVERRIDE_PATHS } from './overrideRoutes';
import { checkOverrides, findBuilds, namedBuild, writeOverride } from './overrides';
import { sitePath } from './sitePath';

const DAY = 24 * 60 * 60;

export interface LinksOptions {
  readonly links: LinkSigner;
  readonly readArtifact: ArtifactReader;
  readonly now: () => Date;
}

/** Makes the links that one visitor is given other builds, or another environment, by. */
export function createLinks({ links, readArtifact, now }: LinksOptions) {
  const endOf = (days: number): number =>
    Math.floor(now().getTime() / 1000) + Math.min(Math.round(days * DAY), LONGEST_LINK);
  const made = (path: string, query: URLSearchParams, until: number): VisitorLink => ({
    path: `${path}?${query.toString()}`,
    until: new Date(until * 1000).toISOString(),
  });

  return {
    /**
     * @param days at most 7
     * @throws CallError `unknown-build`, or `refused` where the builds cannot serve beside what does
     */
    async toBuilds(
      { name, live }: ReleaseEnvironment,
      keys: readonly BuildKey[],
      { days, to }: { readonly days: number; readonly to?: string | undefined },
    ): Promise<VisitorLink> {
      const { builds, unknown } = await findBuilds(keys, readArtifact);
      if (unknown) throw new CallError('unknown-build', `${namedBuild(unknown)} is no published build`);
      const findings = checkOverrides(live.current(), builds);
      if (findings.length > 0) throw refusal(builds, findings);
      const { value, until, signature } = links.sign(
        'override',
        writeOverride({ environment: name, keys }),
        endOf(days),
      );
      const query = new URLSearchParams({ builds: value, until: String(until), sig: signature });
      if (to !== undefined) query.set('to', sitePath(to));
      return made(OVERRIDE_PATHS.open, query, until);
    },
    /** @param days at most 7 */
    toEnvironment({ name }: ReleaseEnvironment, days: number): VisitorLink {
      const { until, signature } = links.sign('environment', name, endOf(days));
      return made(ENVIRONMENT_PATH + name, new URLSearchParams({ key: `${until}.${signature}` }), until);
    },
  };
}

export type Links = ReturnType<typeof createLinks>;

function refusal(builds: readonly BuildArtifact[], findings: readonly GateFinding[]): CallError {
  return new CallError('refused', `${builds.map(namedBuild).join(', ')} cannot be shown`, { findings });
}
