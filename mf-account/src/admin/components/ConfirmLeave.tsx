import { useBlocker } from '@galopin/shared/router';
import { useUnsavedInput } from '@galopin/shared/shell-context';
import type { RefObject } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  readonly isUnsaved: boolean;
  /** Holds true once the page itself leaves. */
  readonly leaves?: RefObject<boolean>;
  readonly copy: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly leave: string;
  };
}

/** Holds the page while something is unsaved: the shell does not reload it, and following a link is asked about. */
export function ConfirmLeave({ isUnsaved, leaves, copy }: Props) {
  useUnsavedInput(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved && leaves?.current !== true && (from.pathname !== to.pathname || from.search !== to.search),
  );
  return (
    <ConfirmDialog
      copy={copy}
      action={copy.leave}
      isOpen={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
