import {
  slotsOf,
  type BuildArtifact,
  type BuildRole,
  type ChosenRole,
  type ReleaseManifest,
  type ReleaseMark,
  type RemoteRelease,
  type RemoteStub,
  type SlotEntry,
} from '@galopin/shared/contracts';
import { buildsOf, remoteNames, SHELL, type LiveRelease, type NameBuilds } from '../live/LiveRelease';
import { hashesOf, toRef } from './buildRefs';
import { DETAILS_FOLDER, type DetailsFile } from './describeDetails';
import { jsonForHtml } from '../http/jsonForHtml';
import { createRouteMatcher, type RouteMatcher } from './matchRoute';

/** A build that a visitor gets in place of the active one. */
export interface BuildChoice {
  readonly build: BuildArtifact;
  readonly role: ChosenRole;
}

/** By name. */
export type BuildChoices = ReadonlyMap<string, BuildChoice>;

/** What a release is for the visitors of one set of choices, computed once for all of them. */
export interface ReleaseView {
  readonly shell: BuildArtifact;
  readonly match: RouteMatcher;
  /** The build of a remote that these visitors load; `undefined` for an unknown or disabled one. */
  buildOf(remote: string): BuildArtifact | undefined;
  /** How these visitors come to the build of a remote. */
  roleOf(remote: string): BuildRole;
  /** The build that they fall back to. */
  fallbackOf(remote: string): BuildArtifact | undefined;
  /**
   * Whether pages of a remote may be rendered on the server: false where it is unknown or disabled, and where rendering
   * was taken off the remote or the shell around it. `null` stands for pages of the shell itself.
   */
  isRendered(remote: string | null): boolean;
  /** The manifest that brings `remote`, or none, whole, as JSON for a script element. */
  manifestJson(remote: string | null): string;
  readonly mark: ReleaseMark;
}

interface RemoteView {
  readonly serving: NameBuilds | undefined;
  readonly build: BuildArtifact;
  readonly role: ChosenRole | undefined;
  readonly disabled: boolean;
  readonly browserOnly: boolean;
}

/** @returns `null` before a shell was released: there is nothing to show then */
export function createReleaseView(
  live: LiveRelease,
  details: DetailsFile,
  choices: BuildChoices = new Map(),
): ReleaseView | null {
  const shell = choices.get(SHELL)?.build ?? buildsOf(live, SHELL)?.active;
  return shell ? viewOf(live, shell, details, choices) : null;
}

function viewOf(
  live: LiveRelease,
  shell: BuildArtifact,
  details: DetailsFile,
  choices: BuildChoices,
): ReleaseView {
  const remotes = remoteViews(live, choices);
  const routes = [...remotes.values()].flatMap(({ build }) => build.routes);
  const slots = slotsIn([...remotes.values()]);
  const { environment, state } = live.pointer;
  const shellIsBrowserOnly = state.names[SHELL]?.browserOnly === true;
  const written = new Map<string | null, string>();

  function writeManifest(remote: string | null): string {
    const whole = [...remotes].filter(([name, { role }]) => name === remote || role === 'override');
    const shellRole = choices.get(SHELL)?.role;
    return jsonForHtml({
      schema: 1,
      release: state.release,
      environment,
      shell: { buildId: shell.buildId, contract: shell.contract, ...(shellRole && { role: shellRole }) },
      routes,
      ...(Object.keys(slots).length > 0 && { slots }),
      remotes: {
        ...Object.fromEntries([...remotes].map(([name, view]) => [name, stubOf(view)])),
        ...Object.fromEntries(whole.map(([name, view]) => [name, releaseOf(view)])),
      },
      integrity: {
        ...hashesOf(shell),
        ...hashesOf(...whole.flatMap(([, view]) => [view.build, fallbackOf(view)])),
      },
      details: { url: `/_mf/${DETAILS_FOLDER}/${details.fileName}`, integrity: details.integrity },
    } satisfies ReleaseManifest);
  }

  return {
    shell,
    match: createRouteMatcher(routes),
    buildOf(remote) {
      const view = remotes.get(remote);
      return view?.disabled === true ? undefined : view?.build;
    },
    roleOf: (remote) => remotes.get(remote)?.role ?? 'active',
    fallbackOf(remote) {
      const view = remotes.get(remote);
      return view && fallbackOf(view);
    },
    isRendered(remote) {
      if (remote === null) return !shellIsBrowserOnly;
      const view = remotes.get(remote);
      return view !== undefined && !view.disabled && !view.browserOnly && !shellIsBrowserOnly;
    },
    manifestJson(remote) {
      const json = written.get(remote) ?? writeManifest(remote);
      written.set(remote, json);
      return json;
    },
    mark: {
      schema: 1,
      release: state.release,
      shell: shell.buildId,
      remotes: Object.fromEntries(
        [...remotes].map(([name, { build, disabled }]) => [name, disabled ? null : build.buildId]),
      ),
    },
  };
}

/** What the remotes in service offer. Of two that offer one slot, as a build somebody asked for may, the first has it. */
function slotsIn(remotes: readonly RemoteView[]): Readonly<Record<string, SlotEntry>> {
  const offered = remotes.filter(({ disabled }) => !disabled).map(({ build }) => slotsOf(build));
  return Object.assign({}, ...offered.reverse()) as Readonly<Record<string, SlotEntry>>;
}

function remoteViews(live: LiveRelease, choices: BuildChoices): ReadonlyMap<string, RemoteView> {
  // A remote that was never released has no build but the one that was asked for.
  const names = new Set([...remoteNames(live), ...choices.keys()].filter((name) => name !== SHELL).sort());
  const views = [...names].flatMap((name): [string, RemoteView][] => {
    const serving = buildsOf(live, name);
    const choice = choices.get(name);
    const build = choice?.build ?? serving?.active;
    if (!build) return [];
    const { disabled = false, browserOnly = false } = live.pointer.state.names[name] ?? {};
    return [[name, { serving, build, role: choice?.role, disabled, browserOnly }]];
  });
  return new Map(views);
}

/** What is tried on some falls back to what serves everybody else. */
function fallbackOf({ serving, build, role }: RemoteView): BuildArtifact | undefined {
  const isTried = role !== undefined && serving?.active.buildId !== build.buildId;
  return isTried ? serving?.active : serving?.lastGood;
}

function releaseOf(view: RemoteView): RemoteRelease {
  const fallback = fallbackOf(view);
  return { ...flagsOf(view), active: toRef(view.build), ...(fallback && { lastGood: toRef(fallback) }) };
}

function stubOf(view: RemoteView): RemoteStub {
  const fallback = fallbackOf(view);
  const active = { buildId: view.build.buildId };
  return { ...flagsOf(view), active, ...(fallback && { lastGood: { buildId: fallback.buildId } }) };
}

const flagsOf = ({ role, disabled }: RemoteView) => ({
  ...(role && { role }),
  ...(disabled && { disabled: true as const }),
});
