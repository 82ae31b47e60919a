import { AppError, paths, type RouteEntry, type ShellApi } from '@galopin/shared/contracts';
import { meetsRules } from '@galopin/shared/lib';
import { redirect, type LoaderFunctionArgs, type RouteObject } from '@galopin/shared/router';
import type { PageLoader, PageOutcome } from '../remotes/createPageLoader';
import { RemotePage } from '../remotes/RemotePage';
import { RemoteSkeleton } from '../remotes/RemoteSkeleton';
import type { ShellSession } from '../session/createSession';
import { readAddress } from './readAddress';
import { ErrorPage } from './ErrorPage';
import { isPublicRoute, mayEnter } from './guard';

/** What a page's route loads: the page's code and what the page's own loader returned. */
export interface PageLoad {
  readonly outcome: PageOutcome;
  readonly data: unknown;
}

export interface PageRouteServices {
  readonly pages: PageLoader;
  readonly session: ShellSession;
  readonly shell: ShellApi;
}

/** The router's route of one page of a remote. */
export function createPageRoute(route: RouteEntry, services: PageRouteServices): RouteObject {
  return {
    id: route.name,
    path: route.path,
    loader: (args) => loadPage(route, services, args),
    element: <RemotePage route={route} />,
    hydrateFallbackElement: <RemoteSkeleton route={route} pages={services.pages} />,
    errorElement: <ErrorPage />,
  };
}

/** Guard, address check, code, data: in this order, so that nothing is asked for that may not be seen. */
async function loadPage(
  route: RouteEntry,
  { pages, session, shell }: PageRouteServices,
  { params, request }: LoaderFunctionArgs,
): Promise<PageLoad> {
  const isPublic = isPublicRoute(route.path);
  const address = readAddress(params, request.url);
  const isValid = meetsRules(route, address);
  // A returning member's code is fetched while the session is still being restored.
  const known = session.get();
  if (isValid && (isPublic || (known.status === 'unknown' && known.expected === 'member')))
    void pages.load(route.remote, route.page);
  if (!isPublic && !mayEnter(route.path, await session.settled())) throw redirect(paths.signIn.to());

  if (!isValid) {
    throw new AppError('not-found', `${route.name}: the address breaks the route's rules`);
  }
  const outcome = await pages.load(route.remote, route.page);
  if (outcome.status === 'failed' || !outcome.page.loader) return { outcome, data: undefined };
  return { outcome, data: await outcome.page.loader({ ...address, signal: request.signal, shell }) };
}
