import { lazy, Suspense, type ComponentType } from 'react';
import type { PageLoaderArgs } from '../contracts';

/** What a view's component gets: what its loader read, and the address. */
export interface PageViewProps<Data> {
  readonly data: Data;
  readonly query: Readonly<Record<string, string>>;
}

/** One of several views of a page: what it reads and what shows it. */
export interface PageView<Data> {
  /** Reads only what this view shows; throws as the API client does. */
  readonly load: (args: PageLoaderArgs) => Promise<Data>;
  readonly View: ComponentType<PageViewProps<Data>>;
}

/** A view whose loader and component fit each other; outside of its module nobody looks into its data. */
export type AnyPageView = PageView<never>;

/** Ties a view's loader to its component. The export of its module must be called `view`. */
export function definePageView<Data>(view: PageView<Data>): AnyPageView {
  return view as unknown as AnyPageView;
}

/** A view in a chunk of its own. */
export interface LazyPageView {
  /** @throws whatever the import throws; the next call tries again */
  readonly open: () => Promise<PageView<unknown>>;
  readonly View: ComponentType<PageViewProps<unknown>>;
}

/**
 * A view that is fetched when it is first opened. The page's loader opens it, so its component is there with the data
 * and is rendered at once: React would hold a fallback for 300 ms. A page that the document brought has no loader run:
 * what the server sent stays until the view's code is there.
 */
export function lazyPageView(fetchModule: () => Promise<{ readonly view: AnyPageView }>): LazyPageView {
  let opened: PageView<unknown> | null = null;
  const open = async () => {
    opened ??= (await fetchModule()).view as unknown as PageView<unknown>;
    return opened;
  };
  const Late = lazy(async () => ({ default: (await open()).View }));
  // The boundary stands in both cases, as it does in what the server sent.
  const View = (props: PageViewProps<unknown>) => (
    <Suspense>{opened === null ? <Late {...props} /> : <opened.View {...props} />}</Suspense>
  );
  return { open, View };
}
