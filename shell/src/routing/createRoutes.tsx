import type { ReleaseManifest } from '@galopin/shared/contracts';
import type { RouteObject } from '@galopin/shared/router';
import { RootLayout } from '../layout/RootLayout';
import { createPageRoute, type PageRouteServices } from './createPageRoute';
import { ErrorPage } from './ErrorPage';
import { NotFoundPage } from './NotFoundPage';

/** Every route of the site, from the manifest; each page inside the one layout. */
export function createRoutes(
  manifest: Pick<ReleaseManifest, 'routes'>,
  services: PageRouteServices,
): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorPage />,
      children: [
        ...manifest.routes.map((route) => createPageRoute(route, services)),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
