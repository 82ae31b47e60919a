import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageModule } from '@galopin/shared/contracts';
import { createMemoryRouter, RouterProvider } from '@galopin/shared/router';
import { ShellProvider } from '@galopin/shared/shell-context';
import { createFakeShell } from '@galopin/shared/testing';
import { ThemeRoot } from '@galopin/shared/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** A site of somebody else: it knows the address of a manifest, and installs the packages that the manifest asks for. */
const wanted = new URLSearchParams(location.search);
registerRemotes([{ name: 'guest', entry: wanted.get('manifest') ?? '' }]);

const loaded = await loadRemote<{ readonly page: PageModule }>(`guest/${wanted.get('page') ?? ''}`);
if (!loaded) throw new Error('The remote has no such page');
const { page } = loaded;
const shell = createFakeShell();
const address = { params: {}, query: {} };
const data: unknown = await page.loader?.({ ...address, signal: new AbortController().signal, shell });
const Page = page.Page as unknown as ComponentType<typeof address & { readonly data: unknown }>;
const router = createMemoryRouter([{ path: '*', element: <Page {...address} data={data} /> }]);

const root = document.body.appendChild(document.createElement('main'));
createRoot(root).render(
  <ThemeRoot>
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>
  </ThemeRoot>,
);
