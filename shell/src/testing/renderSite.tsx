import type { HealthEvent, RouteEntry, SessionUser } from '@galopin/shared/contracts';
import { createMemoryRouter } from '@galopin/shared/router';
import { createFakeShell } from '@galopin/shared/testing';
import { act, render } from '@testing-library/react';
import { App } from '../App';
import { createConsent } from '../consent/createConsent';
import { deviceStorage } from '../browser/deviceStorage';
import '@galopin/shared/testing/fetch';
import { createNotifications } from '../notifications/createNotifications';
import type { SiteMark } from '../layout/siteMarks';
import type { PageLoader } from '../remotes/createPageLoader';
import { checkPage } from '../remotes/checkPage';
import { createPageOpener } from '../remotes/createPageOpener';
import { createRoutes, type RoutesServices } from '../routing/createRoutes';
import { createRouteTable } from '../routing/createRouteTable';
import { createTestSession } from './createTestSession';

// jsdom lays nothing out: there is nowhere to scroll to.
window.scrollTo = () => undefined;

export interface SiteOptions {
  readonly routes: readonly RouteEntry[];
  readonly pages: PageLoader;
  /** Where the visitor comes in. */
  readonly path: string;
  /** This browser was signed in last time. */
  readonly wasSignedIn?: boolean;
  /** The account of last time was the administrator's. */
  readonly wasAdmin?: boolean;
  readonly marks?: readonly SiteMark[];
  /** In place of those of a site that no release changes. */
  readonly services?: Partial<Pick<RoutesServices, 'routes' | 'releaseSwitch'>>;
}

/** The shell over a memory router: everything real but the remotes, the identity provider and the network. */
export async function renderSite(options: SiteOptions) {
  const { routes, pages, path, wasSignedIn = false, wasAdmin = false, marks = [], services = {} } = options;
  const { identity, logger, session } = createTestSession({
    wasSignedIn,
    wasAdmin,
    navigate: (to) => void router.navigate(to),
  });
  const fake = createFakeShell();
  const shell = { ...fake, session, logger, revalidate: () => void router.revalidate() };
  const events: HealthEvent[] = [];
  const { openPage } = createPageOpener({
    check: checkPage,
    pages,
    now: () => Date.now(),
    onEvent: (event) => events.push(event),
    onShown: () => undefined,
    holdsInput: fake.holdsInput,
    revalidate: shell.revalidate,
    limit: 8000,
  });
  const routeServices = {
    routes: createRouteTable(routes),
    releaseSwitch: { beforePage: () => false },
    marks: () => marks,
    audience: async () => ({
      consent: createConsent({ storage: deviceStorage(), window, session }),
    }),
    pages,
    openPage,
    session,
    shell,
    ...services,
  };
  const router = createMemoryRouter(createRoutes(routes, routeServices), { initialEntries: [path] });
  const notifications = createNotifications(logger);
  await act(async () => {
    render(<App router={router} services={{ shell, notifications }} />);
  });
  /** Lets the session start, and the provider say who is there; an error is that it cannot tell. */
  const settle = (answer: SessionUser | null | Error) =>
    act(async () => {
      await session.start();
      if (answer instanceof Error) identity.breakDown(answer);
      else identity.report(answer);
    });
  return { router, routeServices, identity, session, shell, events, notifications, logger, settle };
}
