import type { HealthEvent, PublicConfig, ReleaseManifest, RouteEntry } from '@galopin/shared/contracts';
import { createHealthReporter } from '../health/createHealthReporter';
import { tabSession } from '../health/tabSession';
import { watchErrors } from '../health/watchErrors';
import { createReleaseCheck } from '../releases/createReleaseCheck';
import { createReleaseSwitch } from '../releases/createReleaseSwitch';
import { createReloadGuard } from '../releases/createReloadGuard';
import { checkPage } from '../remotes/checkPage';
import { createBuildMemory, type BuildMemory } from '../remotes/createBuildMemory';
import { createCodeImporter, type LoadRuntime } from '../remotes/createCodeImporter';
import { createPageLoader } from '../remotes/createPageLoader';
import { createPageOpener } from '../remotes/createPageOpener';
import { createPageStyles } from '../remotes/createPageStyles';
import { createPrefetcher } from '../remotes/createPrefetcher';
import { createReleases, type Releases } from '../remotes/createReleases';
import { fetchDetails } from '../remotes/fetchDetails';
import { installIntegrity } from '../remotes/installIntegrity';
import { createRouteTable, type RouteTable } from '../routing/createRouteTable';
import { createSlot } from '../slots/createSlot';
import { createLoadingOptions } from './createLoadingOptions';
import { logger } from '../browser/logger';
import { tabStorage } from '../browser/tabStorage';
import { openShareScope } from '../remotes/shareScope';

/** Milliseconds a build may take until a page of it is on screen. */
const FIRST_COMMIT_LIMIT = 8000;

export interface RemoteServiceOptions {
  readonly manifest: ReleaseManifest;
  readonly config: Pick<PublicConfig, 'firstCommitLimit'>;
  readonly now: () => number;
  readonly holdsInput: () => boolean;
  readonly revalidate: () => void;
  /** Called with the paths of a newer release, before it counts. */
  readonly onRoutes: (routes: readonly RouteEntry[]) => void;
  readonly onFailure: (event: HealthEvent) => void;
}

const loadRuntime: LoadRuntime = async (scope) =>
  (await import('../remotes/federationRuntime')).createFederationRuntime(scope);

/** Everything between a release and a page on screen, wired to the browser. */
export function createRemoteServices(options: RemoteServiceOptions) {
  const { manifest, config, now, holdsInput, revalidate } = options;
  const storage = tabStorage();
  const limit = config.firstCommitLimit ?? FIRST_COMMIT_LIMIT;

  const releases = createReleases(manifest, fetchDetails);
  installIntegrity(window, releases);
  const memory = createBuildMemory(storage);
  memory.keepOnly(manifest.remotes);
  const routes = createRouteTable(manifest.routes);

  const report = createHealthReporter({ session: tabSession(storage), window });
  watchErrors({ window, roleOf: releases.roleOf, onEvent: report });

  const styles = createPageStyles(document, releases);
  const importCode = createCodeImporter({ releases, openShareScope, loadRuntime });
  const loading = createLoadingOptions({
    releases,
    memory,
    styles,
    importCode,
    now,
    limit,
    onEvent(event) {
      report(event);
      options.onFailure(event);
    },
  });
  const pages = createPageLoader({
    ...loading,
    check: checkPage,
    onStandby(build, remote, page) {
      loading.onStandby(build, remote, page);
      void opener.prepare(remote, page, () => importCode(build, page));
    },
  });
  const opener = createPageOpener({
    pages,
    check: checkPage,
    now,
    limit,
    holdsInput,
    revalidate,
    onEvent: report,
    onShown: ({ build }) => styles.keepOnly(build),
  });

  const Slot = createSlot({
    slotOf: releases.slotOf,
    logger,
    async loadHost() {
      const { createWidgetHost } = await import(/* webpackChunkName: "slots" */ '../slots/createWidgetHost');
      return createWidgetHost({ ...loading, styles });
    },
  });

  const { releaseSwitch, checkRelease } = followReleases({ ...options, releases, memory, routes, storage });

  const prefetch = createPrefetcher(() => (navigator as { connection?: { saveData?: boolean } }).connection);
  const prefetchPage = ({ remote, page }: RouteEntry) =>
    prefetch(
      `${remote}/${page}/${releases.activeBuildId(remote)}`,
      async () => (await pages.load(remote, page)).status === 'ready',
    );
  return {
    releases,
    routes,
    report,
    pages,
    openPage: opener.openPage,
    passOver: (remote: string) => memory.passOver(remote, releases.activeBuildId(remote) ?? ''),
    Slot,
    releaseSwitch,
    checkRelease,
    prefetchPage,
  };
}

interface FollowOptions extends Pick<RemoteServiceOptions, 'now' | 'holdsInput' | 'onRoutes'> {
  readonly releases: Releases;
  readonly memory: BuildMemory;
  readonly routes: RouteTable;
  readonly storage: Storage | undefined;
}

/** What brings newer releases into a page that is open. */
function followReleases({ releases, memory, routes, storage, now, holdsInput, onRoutes }: FollowOptions) {
  const releaseSwitch = createReleaseSwitch({
    running: releases.current,
    first: new URL(window.location.pathname + window.location.search, window.location.origin),
    holdsInput,
    mayReload: createReloadGuard(storage, now),
    adopt(next) {
      releases.adopt(next);
      memory.keepOnly(next.remotes);
      routes.replace(next.routes);
    },
  });
  const checkRelease = createReleaseCheck({
    fetch: window.fetch.bind(window),
    logger,
    known: releaseSwitch.newest,
    onNewer(next) {
      onRoutes(next.routes);
      releaseSwitch.offer(next);
    },
  });
  return { releaseSwitch, checkRelease };
}
