import type { RouteEntry } from '@galopin/shared/contracts';
import { useEffect, useState, type ComponentType } from 'react';
import type { PageLoader } from './createPageLoader';
import { PlainSkeleton } from './PlainSkeleton';

/** Stands for a page whose first data is not there yet: the page's own skeleton as soon as its code has come. */
export function RemoteSkeleton({ route, pages }: { readonly route: RouteEntry; readonly pages: PageLoader }) {
  const { remote, page } = route;
  const [outcome, setOutcome] = useState(() => pages.loaded(remote, page));
  useEffect(() => {
    let current = true;
    void pages.load(remote, page).then((loaded) => {
      if (current) setOutcome(loaded);
    });
    return () => {
      current = false;
    };
  }, [pages, remote, page]);
  const Own: ComponentType | undefined = outcome?.status === 'ready' ? outcome.page.Skeleton : undefined;
  // A page's own skeleton says itself that it is loading.
  if (Own) return <Own />;
  return <PlainSkeleton />;
}
