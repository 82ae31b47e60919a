import type { RouteEntry } from '@galopin/shared/contracts';
import type { createBrowserRouter, RouteObject } from '@galopin/shared/router';
import { RootLayout } from '../layout/RootLayout';
import type { SiteMark } from '../layout/siteMarks';
import type { AudienceAccess } from '../tracking/createAudienceAccess';
import { createPageRoute, type PageRouteServices } from './createPageRoute';
import { ErrorPage } from './ErrorPage';
import { NotFoundPage } from './NotFoundPage';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'patchRoutes'>;

/** Id of the route that all pages stand in. */
const LAYOUT = 'layout';

/** Every route of the site, from the route table; each page inside the one layout. */
export function createRoutes(entries: readonly RouteEntry[], services: RoutesServices): RouteObject[] {
  return inLayout(
    entries.map((entry) => createPageRoute(entry, services)),
    services,
  );
}

/** Pages inside the one layout, and what stands there where none is. */
export function inLayout(pages: readonly RouteObject[], { marks, audience }: LayoutServices): RouteObject[] {
  return [
    {
      id: LAYOUT,
      element: <RootLayout marks={marks} audience={audience} />,
      errorElement: <ErrorPage />,
      children: [...pages, { path: '*', element: <NotFoundPage /> }],
    },
  ];
}

export interface LayoutServices {
  /** What is not as it is for everybody. */
  readonly marks: () => readonly SiteMark[];
  /** What measures the audience, fetched for who asks about it. */
  readonly audience: AudienceAccess;
}

/** What a release has to know to show itself. */
export interface RoutesServices extends PageRouteServices, LayoutServices {}

/** Makes the router know paths that a newer release brings. */
export function addRoutes(router: Router, entries: readonly RouteEntry[], services: PageRouteServices): void {
  const added = entries.filter(({ path }) => !services.routes.find(path));
  if (added.length > 0)
    router.patchRoutes(
      LAYOUT,
      added.map((entry) => createPageRoute(entry, services)),
    );
}
