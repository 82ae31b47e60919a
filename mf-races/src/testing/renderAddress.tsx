import { CONTRACT_VERSION, type PageAddress, type PageModule } from '@galopin/shared/contracts';
import { firstValues } from '@galopin/shared/lib';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from '@galopin/shared/router';
import { ShellProvider } from '@galopin/shared/shell-context';
import type { FakeShell } from '@galopin/shared/testing';
import { ThemeRoot } from '@galopin/shared/ui';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import '@galopin/shared/testing/fetch';

const queryOf = (url: URL): PageAddress['query'] => firstValues(url.searchParams);

interface OpenedAddress {
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly unmount: () => void;
}

/** Opens a page at an address of `/Jour`, which its loader and its links then follow as in the shell. */
export async function renderAddress(page: PageModule, shell: FakeShell, search = ''): Promise<OpenedAddress> {
  if (page.contract !== CONTRACT_VERSION) throw new Error(`The page speaks contract ${page.contract}`);
  const Page = page.Page as unknown as ComponentType<PageAddress & { data: unknown }>;
  function Opened() {
    const location = useLocation();
    const query = queryOf(new URL(location.search, 'http://localhost'));
    return <Page params={{}} query={query} data={useLoaderData()} />;
  }
  const router = createMemoryRouter(
    [
      {
        path: '/Jour',
        loader: ({ request }) =>
          page.loader?.({ params: {}, query: queryOf(new URL(request.url)), signal: request.signal, shell }),
        element: <Opened />,
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: [`/Jour${search}`] },
  );
  const { unmount } = await act(async () =>
    render(
      <ThemeRoot>
        <ShellProvider shell={shell}>
          <RouterProvider router={router} />
        </ShellProvider>
      </ThemeRoot>,
    ),
  );
  return { router, unmount };
}
