import type { PageAddress, PageModule, RemoteConfig } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import {
  createBrowserRouter,
  RouterProvider,
  useLoaderData,
  useRouteError,
  type RouteObject,
} from '@galopin/shared/router';
import { ShellProvider } from '@galopin/shared/shell-context';
import type { FakeShell } from '@galopin/shared/testing';
import { FailureCard, GlobalStyle, PageBody, SkeletonRows, ThemeRoot } from '@galopin/shared/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createStandaloneShell, type Answer } from './createStandaloneShell';
import { Elsewhere } from './Elsewhere';
import { findExamples, type GetBody } from './findExamples';
import { readSwitches, writeSwitches } from './switches';
import { Toolbar } from './Toolbar';

type LoadModule = (page: string) => { readonly page: PageModule };

export interface StandaloneOptions {
  /** What every call is answered with while no backend is there, as `createFakeShell` takes it. */
  readonly answer?: Answer;
}

interface Loaded {
  readonly address: PageAddress;
  readonly data: unknown;
}

/**
 * Runs a remote alone: its pages at their own paths, the fake shell over a real backend, or over answers of the remote's
 * own where the development server has none, switches on top.
 * @param load gives the module of a page of the configuration
 */
export function mountStandalone(
  remote: RemoteConfig,
  load: LoadModule,
  { answer }: StandaloneOptions = {},
): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  const switches = readSwitches(sessionStorage);
  const hasBackend = answer === undefined || document.documentElement.dataset['backend'] === 'there';
  const shell = createStandaloneShell(switches, {
    ...(!hasBackend && { answer }),
    navigate: (to, options) => void router.navigate(to, options ?? {}),
    revalidate: () => void router.revalidate(),
  });
  const getBody: GetBody = async (name, query) => (await shell.api.get(name, { query })).body;
  const router = createBrowserRouter([
    ...remote.pages.map((page) => pageRoute(page.path, load(page.page).page, shell)),
    {
      path: '*',
      element: <Elsewhere remote={remote} />,
      hydrateFallbackElement: <SkeletonRows rows={4} />,
      errorElement: <LoaderFailure />,
      loader: () => (hasBackend ? findExamples(getBody, utcDay(shell.now())) : {}),
    },
  ]);
  const handleChange = (next: typeof switches) => {
    writeSwitches(sessionStorage, next);
    window.location.reload();
  };
  createRoot(container).render(
    <ThemeRoot>
      <GlobalStyle />
      <ShellProvider shell={shell}>
        <Toolbar remote={remote.name} switches={switches} onChange={handleChange} />
        <PageBody as="main">
          <RouterProvider router={router} />
        </PageBody>
      </ShellProvider>
    </ThemeRoot>,
  );
}

function pageRoute(path: string, page: PageModule, shell: FakeShell): RouteObject {
  return {
    path,
    element: <StandalonePage page={page} />,
    hydrateFallbackElement: page.Skeleton ? <page.Skeleton /> : <SkeletonRows rows={8} />,
    errorElement: <LoaderFailure />,
    async loader({ params, request }): Promise<Loaded> {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const address = { params: params as Record<string, string>, query };
      return { address, data: await page.loader?.({ ...address, signal: request.signal, shell }) };
    },
  };
}

function StandalonePage({ page }: { readonly page: PageModule }) {
  const { address, data } = useLoaderData<Loaded>();
  const Page = page.Page as ComponentType<PageAddress & { data: unknown }>;
  return <Page {...address} data={data} />;
}

function LoaderFailure() {
  const error = useRouteError();
  return (
    <FailureCard
      title="The page's loader failed"
      text={error instanceof Error ? error.message : String(error)}
    />
  );
}
