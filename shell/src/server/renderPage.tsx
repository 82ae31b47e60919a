import {
  isAppError,
  type AppError,
  type BuildRef,
  type Logger,
  type PageAddress,
  type PageLoaderArgs,
  type PageModule,
  type PageState,
  type RenderedPage,
  type RenderRequest,
  type RouteEntry,
  type ServerCalls,
} from '@galopin/shared/contracts';
import { meetsRules } from '@galopin/shared/lib';
import { createMemoryRouter, matchRoutes } from '@galopin/shared/router';
import { version } from 'styled-components';
import { App } from '../App';
import { readAddress } from '../browser/readAddress';
import { fr } from '../i18n/fr';
import { siteMarks } from '../layout/siteMarks';
import { createNotifications } from '../notifications/createNotifications';
import { NO_MOUNT } from '../remotes/createPageMount';
import type { OpenedPage } from '../remotes/createPageOpener';
import { addressError, PAGE_ELEMENTS } from '../routing/createPageRoute';
import { inLayout } from '../routing/createRoutes';
import { createServerShell } from './createServerShell';
import { renderWhole } from './renderWhole';

/** Renders a page with everything around it, as the browser's half will find it: see `ShellServer.render`. */
export async function renderPage(
  request: RenderRequest,
  page: PageModule | null,
  calls: ServerCalls,
): Promise<RenderedPage> {
  const { route } = request;
  const logger = loggerOf(calls);
  const notifications = createNotifications(logger, () => request.now);
  const shell = createServerShell({ request, calls, logger, notifications });
  const address = route ? addressOf(route, request.path) : { params: {}, query: {} };
  const loaded = route ? await load(route, page, { ...address, shell }) : {};

  const pages = route ? [{ ...PAGE_ELEMENTS, id: route.path, path: route.path, loader: alreadyLoaded }] : [];
  const routes = inLayout(pages, {
    marks: () => siteMarks(request.manifest),
    audience: () => Promise.reject(new Error('Nobody is there yet')),
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [request.path],
    hydrationData: hydrationOf(request, page, loaded),
  });
  try {
    const { html, css } = await renderWhole(
      route?.path ?? '',
      <App router={router} services={{ shell, notifications }} isNarrow={request.isNarrow} />,
    );
    return {
      status: statusOf(route, loaded.error),
      title: titleOf(route, page, loaded, address),
      html,
      css,
      cssVersion: version,
      state: JSON.stringify(stateOf(request, loaded)),
    };
  } finally {
    router.dispose();
  }
}

/** The router is given what its routes' loaders would bring. */
const alreadyLoaded = () => null;

function hydrationOf(request: RenderRequest, page: PageModule | null, { data, error }: Loaded) {
  const { route } = request;
  if (route === null) return {};
  if (error !== undefined) return { errors: { [route.path]: error } };
  return { loaderData: { [route.path]: openedOf(request, route, page, data) } };
}

interface Loaded {
  readonly data?: unknown;
  readonly error?: AppError;
}

/** What the page's loader says, or the site's own error that it ends with; anything else is the page's fault. */
async function load(
  route: RouteEntry,
  page: PageModule | null,
  args: Omit<PageLoaderArgs, 'signal'>,
): Promise<Loaded> {
  if (!meetsRules(route, args)) return { error: addressError(route) };
  try {
    return { data: await page?.loader?.({ ...args, signal: new AbortController().signal }) };
  } catch (error) {
    if (isAppError(error)) return { error };
    throw error;
  }
}

function addressOf({ path }: RouteEntry, url: string): PageAddress {
  const [pathname = '/', search = ''] = url.split('?');
  return readAddress(matchRoutes([{ path }], pathname)?.at(-1)?.params ?? {}, search);
}

function openedOf(
  { build }: RenderRequest,
  route: RouteEntry,
  page: PageModule | null,
  data: unknown,
): OpenedPage {
  if (build === null || page === null) throw new Error(`${route.path}: a page without a build`);
  return {
    route,
    data,
    mount: NO_MOUNT,
    // Of the build, what is on screen says its id alone.
    outcome: {
      status: 'ready',
      page,
      build: { buildId: build.buildId } as BuildRef,
      role: build.role,
      since: 0,
      tookOver: false,
    },
  };
}

function statusOf(route: RouteEntry | null, error: AppError | undefined): RenderedPage['status'] {
  if (route === null) return 404;
  if (error === undefined) return 200;
  const { code, details } = error;
  // What the API refuses for its address names nothing; everything else may be there the next time.
  const refused = Math.floor(Number(details['status'] ?? 0) / 100) === 4;
  return code === 'not-found' || refused ? 404 : 503;
}

function titleOf(
  route: RouteEntry | null,
  page: PageModule | null,
  { data, error }: Loaded,
  address: PageAddress,
): string {
  if (route === null || isAppError(error, 'not-found')) return fr.notFound.title;
  if (error !== undefined) return fr.errorPage.internal.title;
  const own = page?.title as ((data: unknown, of: PageAddress) => string) | undefined;
  return own?.(data, address) ?? route.title;
}

function stateOf(
  { now, isNarrow, expected, build, route }: RenderRequest,
  { data, error }: Loaded,
): PageState {
  return {
    now,
    isNarrow,
    expected,
    build,
    route: route?.path ?? null,
    ...(error ? { error: { code: error.code, message: error.message, details: error.details } } : { data }),
  };
}

function loggerOf({ log }: ServerCalls): Logger {
  return {
    info: (message, context) => log('info', message, context),
    warn: (message, context) => log('warn', message, context),
    error: (message, context) => log('error', message, context),
  };
}
