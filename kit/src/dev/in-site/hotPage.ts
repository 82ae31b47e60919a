import type { PageModule } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';

/** What a bundler's hot module API gives a page module. */
export interface HotModule {
  readonly data?: { readonly place?: HotPlace } | undefined;
  dispose(keep: (data: { place?: HotPlace }) => void): void;
  accept(): void;
}

/** The page that the shell was given first, and its latest component. */
export interface HotPlace {
  readonly page: PageModule;
  Component: ComponentType;
  readonly listeners: Set<() => void>;
}

/**
 * Lets a page take its own updates: what is new is written into the page that the shell holds, and shown at once. Where
 * React Refresh runs, components keep their state; elsewhere the page starts afresh in its place, and the document stays.
 */
export function keepHot(hot: HotModule, page: PageModule): void {
  const place = hot.data?.place ?? createPlace(page);
  if (place.page !== page) {
    const { Page, ...rest } = page;
    place.Component = Page as ComponentType;
    Object.assign(place.page, rest);
    for (const tell of place.listeners) tell();
  }
  hot.dispose((data) => {
    data.place = place;
  });
  hot.accept();
}

function createPlace(page: PageModule): HotPlace {
  const place: HotPlace = { page, Component: page.Page as ComponentType, listeners: new Set() };
  const subscribe = (listener: () => void) => {
    place.listeners.add(listener);
    return () => void place.listeners.delete(listener);
  };
  const HotPage = (props: object) => {
    const { revalidate } = useShell();
    // A new loader loads, and the document's title is read anew.
    useEffect(() => subscribe(revalidate), [revalidate]);
    return createElement(
      useSyncExternalStore(subscribe, () => place.Component),
      props,
    );
  };
  Object.assign(page, { Page: HotPage });
  return place;
}
