import type { PageAddress } from '@galopin/shared/contracts';
import type { createBrowserRouter } from '@galopin/shared/router';
import { readAddress } from '../browser/readAddress';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** A page that came up. */
export interface PageChange extends PageAddress {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Path and query; what stands behind `#` is a place on the page. */
  readonly url: string;
  /** Name of the route; {@link NO_ROUTE} for an address that leads nowhere. */
  readonly name: string;
}

export const NO_ROUTE = 'not-found';

export interface PageChanges {
  /** Follows the router from here on. */
  watch(router: Router): void;
  /** The page on screen; `undefined` before the first one is. */
  current(): PageChange | undefined;
  /** Calls back for every page, those that came up before as well. */
  follow(listener: (change: PageChange) => void): void;
}

/** Pages kept for who begins to follow late. */
const MOST_KEPT = 50;

/**
 * Tells which pages came up: at the first load, then whenever a navigation completes at another address. One that is
 * aborted, given up for another, blocked or leads to where one is already tells nothing.
 * @param nameOf name of the route behind a pattern; `undefined` where no page stands there
 */
export function createPageChanges(
  now: () => number,
  nameOf: (pattern: string) => string | undefined,
): PageChanges {
  const kept: PageChange[] = [];
  const listeners = new Set<(change: PageChange) => void>();

  const look = ({ initialized, navigation, location, matches }: Router['state']) => {
    const url = `${location.pathname}${location.search}`;
    // A loader is still at work, or only data and what stands behind `#` have changed.
    if (!initialized || navigation.state !== 'idle' || kept.at(-1)?.url === url) return;
    const match = matches.at(-1);
    const change = {
      at: now(),
      url,
      name: nameOf(match?.route.path ?? '') ?? NO_ROUTE,
      ...readAddress(match?.params ?? {}, location.search),
    };
    kept.push(change);
    if (kept.length > MOST_KEPT) kept.shift();
    for (const listener of listeners) listener(change);
  };

  return {
    watch(router) {
      look(router.state);
      router.subscribe(look);
    },
    current: () => kept.at(-1),
    follow(listener) {
      for (const change of kept) listener(change);
      listeners.add(listener);
    },
  };
}
