import { AppError, type PageState, type RouteEntry, type ShellApi } from '@galopin/shared/contracts';
import { within } from '@galopin/shared/lib';
import { matchRoutes } from '@galopin/shared/router';
import { readAddress } from '../browser/readAddress';
import { NO_MOUNT, type PageMount } from '../remotes/createPageMount';
import type { OpenedPage, OpenPage } from '../remotes/createPageOpener';
import type { RouteTable } from '../routing/createRouteTable';

/** What the router begins with. */
export interface FirstData {
  readonly loaderData?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, unknown>>;
}

/** A page that the document brought. */
export interface RenderedFirst {
  readonly data: FirstData;
  /**
   * Settles once the page is alive, or something else stands in its place: React takes what is on screen over in pieces,
   * and a page comes after the layout around it. What the shell itself shows is one piece.
   */
  readonly alive: Promise<void>;
  /**
   * Where the page stands as the server sent it: whether its code came after all. `undefined` where it is the page
   * itself already.
   */
  readonly late?: Promise<boolean>;
}

interface Options {
  readonly state: PageState;
  readonly routes: Pick<RouteTable, 'find'>;
  readonly openPage: OpenPage;
  /** Makes this tab do without the build that a server could not render with. */
  readonly passOver: (remote: string) => void;
  readonly shell: ShellApi;
  readonly location: Pick<Location, 'pathname' | 'search'>;
  /** Content of a remote's page in the document. */
  readonly servedHtml: () => string;
  /** Milliseconds to wait for the page's code. */
  readonly limit: number;
}

/**
 * Prepares to take over a page that a server rendered: its code is loaded, its data is in the document.
 * @returns `null` where the page has to be rendered anew
 */
export async function openRendered(options: Options): Promise<RenderedFirst | null> {
  const { state, routes, openPage, passOver, shell, location, servedHtml, limit } = options;
  if (state.route === null) return { data: {}, alive: Promise.resolve() };
  if (state.error) {
    const { code, message, details } = state.error;
    const error = new AppError(code, message, { details });
    return { data: { errors: { [state.route]: error } }, alive: Promise.resolve() };
  }
  const route = routes.find(state.route);
  if (!route || state.build === null) return null;
  if (state.build.role === 'lastGood') passOver(route.remote);

  const params = matchRoutes([{ path: route.path }], location.pathname)?.at(-1)?.params ?? {};
  const address = readAddress(params, location.search);
  const { signal } = new AbortController();
  const opening = openPage(route, { ...address, signal, shell }, { data: state.data });
  const opened = await within(limit, opening);
  if (opened?.outcome.status === 'ready') {
    if (opened.outcome.build.buildId !== state.build.buildId) return null;
    const { mount, alive } = watchMount(opened.mount);
    return { data: { loaderData: { [route.path]: { ...opened, mount } } }, alive };
  }
  const served = servedPage(route, state.build, servedHtml());
  return {
    data: { loaderData: { [route.path]: served } },
    alive: Promise.resolve(),
    late: opening.then(({ outcome }) => outcome.status === 'ready'),
  };
}

/** Tells when a mounted page has become something. */
function watchMount(mount: PageMount): { readonly mount: PageMount; readonly alive: Promise<void> } {
  let settle: () => void = () => undefined;
  const alive = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const watched: PageMount = {
    committed(isFirst) {
      mount.committed(isFirst);
      settle();
    },
    crashed(error) {
      settle();
      return mount.crashed(error);
    },
    replace: mount.replace,
  };
  return { mount: watched, alive };
}

function servedPage(route: RouteEntry, build: NonNullable<PageState['build']>, html: string): OpenedPage {
  return { route, data: undefined, mount: NO_MOUNT, outcome: { status: 'served', html, ...build } };
}
