import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { PageLoader } from './createPageLoader';
import type { MountTarget } from './createPageMount';
import { PlainSkeleton } from './PlainSkeleton';

interface Props {
  readonly route: MountTarget;
  readonly pages: Pick<PageLoader<{ readonly Skeleton?: ComponentType }>, 'load' | 'loaded'>;
  /** Stands in until the code has come, and where it brings no skeleton; plain rows by default. */
  readonly children?: ReactNode;
}

/** Stands for what has no data yet, a page or a widget: its own skeleton as soon as its code has come. */
export function RemoteSkeleton({ route: { remote, page }, pages, children = <PlainSkeleton /> }: Props) {
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
  const Own = outcome?.status === 'ready' ? outcome.page.Skeleton : undefined;
  // A page's own skeleton says itself that it is loading.
  return Own ? <Own /> : children;
}
