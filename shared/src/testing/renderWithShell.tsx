import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CONTRACT_VERSION, type PageAddress, type PageModule } from '../contracts';
import { createMemoryRouter, RouterProvider } from '../router';
import { ShellProvider } from '../shell-context';
import { ThemeRoot } from '../ui';
import { createFakeShell, type FakeShell } from './createFakeShell';

export interface RenderPageOptions {
  readonly shell?: FakeShell;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export interface RenderedPage extends RenderResult {
  readonly shell: FakeShell;
  readonly title: string | undefined;
}

/**
 * Runs a page as the shell does: loader first, then the component, inside the real router and theme.
 * Rejects with what the loader throws.
 */
export async function renderPage(page: PageModule, options: RenderPageOptions = {}): Promise<RenderedPage> {
  if (page.contract !== CONTRACT_VERSION) throw new Error(`The page speaks contract ${page.contract}`);
  const shell = options.shell ?? createFakeShell();
  const address: PageAddress = { params: options.params ?? {}, query: options.query ?? {} };
  const data: unknown = await page.loader?.({ ...address, signal: new AbortController().signal, shell });
  const Page = page.Page as unknown as ComponentType<PageAddress & { data: unknown }>;
  const titleOf = page.title as ((data: unknown, of: PageAddress) => string) | undefined;
  const view = renderWithShell(<Page {...address} data={data} />, shell, address.query);
  return { ...view, shell, title: titleOf?.(data, address) };
}

/** Renders an element with the site's providers around it, at the path `/` with that query. */
export function renderWithShell(
  element: React.ReactNode,
  shell: FakeShell = createFakeShell(),
  query: PageAddress['query'] = {},
): RenderResult {
  const search = new URLSearchParams(query).toString();
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [search === '' ? '/' : `/?${search}`],
  });
  return render(
    <ThemeRoot>
      <ShellProvider shell={shell}>
        <RouterProvider router={router} />
      </ShellProvider>
    </ThemeRoot>,
  );
}
