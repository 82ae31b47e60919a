import { AppError, paths, type RouteEntry, type ShellApi } from '@galopin/shared/contracts';
import { isReturning, meetsRules } from '@galopin/shared/lib';
import {
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
} from '@galopin/shared/router';
import type { PageLoader } from '../remotes/createPageLoader';
import type { OpenedPage, OpenPage } from '../remotes/createPageOpener';
import { RemotePage } from '../remotes/RemotePage';
import { RemoteSkeleton } from '../remotes/RemoteSkeleton';
import type { ReleaseSwitch } from '../releases/createReleaseSwitch';
import type { ShellSession } from '../session/createSession';
import { readAddress } from '../browser/readAddress';
import type { RouteTable } from './createRouteTable';
import { ErrorPage } from './ErrorPage';
import { isPublicRoute, mayEnter } from './guard';

export interface PageRouteServices {
  readonly routes: RouteTable;
  readonly pages: PageLoader;
  readonly openPage: OpenPage;
  readonly releaseSwitch: Pick<ReleaseSwitch, 'beforePage'>;
  readonly session: ShellSession;
  readonly shell: ShellApi;
}

/** What stands at a page's place: the page, or what is said instead of it. */
export const PAGE_ELEMENTS = { element: <RemotePage />, errorElement: <ErrorPage /> };

/** The router's route of one path; which page stands there is looked up whenever it is entered. */
export function createPageRoute(route: RouteEntry, services: PageRouteServices): RouteObject {
  return {
    id: route.path,
    path: route.path,
    loader: (args) => loadPage(route.path, services, args),
    ...PAGE_ELEMENTS,
    hydrateFallbackElement: <RemoteSkeleton route={route} pages={services.pages} />,
  };
}

/** What an address is answered with that breaks its route's rules. */
export const addressError = ({ name }: RouteEntry): AppError =>
  new AppError('not-found', `${name}: the address breaks the route's rules`);

/** Release, guard, address check, code and data: in this order, so that nothing is asked for that may not be seen. */
async function loadPage(
  path: string,
  services: PageRouteServices,
  { params, request }: LoaderFunctionArgs,
): Promise<OpenedPage> {
  const { releaseSwitch, pages, session, shell } = services;
  const url = new URL(request.url);
  if (releaseSwitch.beforePage(url)) throw redirectDocument(`${url.pathname}${url.search}${url.hash}`);
  const route = services.routes.find(path);
  if (!route)
    throw new AppError('not-found', `${path} is a page no more`, { details: { isUnknownPath: true } });

  const isPublic = isPublicRoute(path);
  const address = readAddress(params, url.search);
  const isValid = meetsRules(route, address);
  // A returning member's code is fetched while the session is still being restored.
  if (isValid && (isPublic || isReturning(session.get()))) void pages.load(route.remote, route.page);
  if (!isPublic && !mayEnter(path, await session.settled())) {
    // Who has just signed out here is on the way already and knows why.
    if (!request.signal.aborted) session.explain('members-only', url.pathname + url.search);
    throw redirect(paths.signIn.to());
  }

  if (!isValid) throw addressError(route);
  return services.openPage(route, { ...address, signal: request.signal, shell });
}
