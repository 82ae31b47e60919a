import { createHash } from 'node:crypto';
import type {
  BuildArtifact,
  BuildRef,
  ReleaseDetails,
  ReleaseManifest,
  RemoteRelease,
} from '@galopin/shared/contracts';
import { buildKey } from '../ledger/ReleaseState';
import { buildsOf, remoteNames, SHELL, type LiveRelease } from '../live/LiveRelease';
import { jsonForHtml } from './escape';
import { createRouteMatcher, type RouteMatcher } from './matchRoute';

/** Folder of the details files on the site. */
export const DETAILS_FOLDER = '_details';

/** What documents need of a release, computed once for it. */
export interface ReleaseView {
  readonly shell: BuildArtifact;
  readonly match: RouteMatcher;
  /** The active build of a remote. */
  activeOf(remote: string): BuildArtifact | undefined;
  /** The manifest of a document that shows a page of `remote`, or of none, as JSON for a script element. */
  manifestJson(remote: string | null): string;
  readonly details: { readonly fileName: string; readonly content: string };
}

/** @returns `null` before a shell was released: there is nothing to show then */
export function createReleaseView(live: LiveRelease): ReleaseView | null {
  const shell = buildsOf(live, SHELL)?.active;
  return shell ? viewOf(live, shell) : null;
}

function viewOf(live: LiveRelease, shell: BuildArtifact): ReleaseView {
  const builds = new Map(remoteNames(live).map((name) => [name, buildsOf(live, name)]));
  const active = [...builds.values()].flatMap((of) => (of ? [of.active] : []));
  const routes = active.flatMap((build) => build.routes);
  const details = describeDetails(live, shell);
  const stubs = Object.fromEntries(active.map(({ name, buildId }) => [name, { active: { buildId } }]));
  const { environment, state } = live.pointer;
  const written = new Map<string | null, string>();

  function writeManifest(remote: string | null): string {
    const whole = remote === null ? undefined : builds.get(remote);
    return jsonForHtml({
      schema: 1,
      release: state.release,
      environment,
      shell: { buildId: shell.buildId, contract: shell.contract },
      routes,
      remotes: whole ? { ...stubs, [whole.active.name]: releaseOf(whole) } : stubs,
      integrity: { ...hashesOf(shell), ...(whole && hashesOfAll(whole)) },
      details: { url: `/_mf/${DETAILS_FOLDER}/${details.fileName}`, integrity: details.integrity },
    } satisfies ReleaseManifest);
  }

  return {
    shell,
    details,
    match: createRouteMatcher(routes),
    activeOf: (remote) => builds.get(remote)?.active,
    manifestJson(remote) {
      const json = written.get(remote) ?? writeManifest(remote);
      written.set(remote, json);
      return json;
    },
  };
}

type Builds = NonNullable<ReturnType<typeof buildsOf>>;

function describeDetails(live: LiveRelease, shell: BuildArtifact) {
  const builds = remoteNames(live).flatMap((name) => buildsOf(live, name) ?? []);
  const body: ReleaseDetails = {
    remotes: Object.fromEntries(builds.map((of) => [of.active.name, releaseOf(of)])),
    integrity: Object.assign(hashesOf(shell), ...builds.map(hashesOfAll)) as Record<string, string>,
  };
  const content = JSON.stringify(body);
  const hash = (algorithm: string) => createHash(algorithm).update(content);
  return {
    content,
    fileName: `${hash('sha256').digest('hex').slice(0, 32)}.json`,
    integrity: `sha384-${hash('sha384').digest('base64')}`,
  };
}

function releaseOf({ active, lastGood }: Builds): RemoteRelease {
  return { active: toRef(active), ...(lastGood && { lastGood: toRef(lastGood) }) };
}

function toRef(build: BuildArtifact): BuildRef {
  const { buildId, entry, container, contract, pages } = build;
  return { buildId, base: baseOf(build), entry, container, contract, pages };
}

/** Folder of a build on the site, with both slashes. */
export const baseOf = (build: BuildArtifact): string => `/_mf/${buildKey(build)}/`;

const hashesOfAll = ({ active, lastGood }: Builds) => ({
  ...hashesOf(active),
  ...(lastGood && hashesOf(lastGood)),
});

/** Hashes of what a page can load; nothing else is ever asked for with one. */
function hashesOf(build: BuildArtifact): Record<string, string> {
  return Object.fromEntries(
    Object.entries(build.files)
      .filter(([file]) => file.endsWith('.js') || file.endsWith('.css'))
      .map(([file, { integrity }]) => [baseOf(build) + file, integrity]),
  );
}
