import type { PageLoaderArgs } from '@galopin/shared/contracts';
import { lazy, Suspense, type ComponentType } from 'react';

/** What a view's component gets: what its loader read, and the address. */
export interface AdminViewProps<Data> {
  readonly data: Data;
  readonly query: Readonly<Record<string, string>>;
}

/** One view of `/Admin`: what it reads and what shows it. */
export interface AdminViewModule<Data> {
  /** Reads only what this view shows; throws as the API client does. A 401 or 403 closes the whole page. */
  readonly load: (args: PageLoaderArgs) => Promise<Data>;
  readonly View: ComponentType<AdminViewProps<Data>>;
}

/** A view whose loader and component fit each other; outside of its module nobody looks into its data. */
export type AnyAdminView = AdminViewModule<never>;

/** Ties a view's loader to its component. The export of its module must be called `view`. */
export function defineAdminView<Data>(view: AdminViewModule<Data>): AnyAdminView {
  return view as unknown as AnyAdminView;
}

/** A view in a chunk of its own. */
export interface LazyAdminView {
  /** @throws whatever the import throws; the next call tries again */
  readonly open: () => Promise<AdminViewModule<unknown>>;
  readonly View: ComponentType<AdminViewProps<unknown>>;
}

/**
 * A view that is fetched when it is first opened. The loader opens it, so its component is there with the data and
 * is rendered at once: React would hold a fallback for 300 ms.
 */
export function lazyAdminView(fetchModule: () => Promise<{ readonly view: AnyAdminView }>): LazyAdminView {
  let opened: AdminViewModule<unknown> | null = null;
  const open = async () => {
    opened ??= (await fetchModule()).view as unknown as AdminViewModule<unknown>;
    return opened;
  };
  const Late = lazy(async () => ({ default: (await open()).View }));
  const View = (props: AdminViewProps<unknown>) => {
    if (opened !== null) return <opened.View {...props} />;
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  };
  return { open, View };
}
