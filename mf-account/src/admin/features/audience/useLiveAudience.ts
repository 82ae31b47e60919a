import type { LiveAudience } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import { fetchLiveAudience } from '../../api/audienceCalls';

/** Milliseconds between two looks. */
const PERIOD = 10_000;

export interface LiveState {
  /** As last read; null before that. */
  readonly live: LiveAudience | null;
  /** The latest look failed. */
  readonly hasFailed: boolean;
}

/** Who is there now: looked at every ten seconds while the page is in sight, and at once when it comes back. */
export function useLiveAudience(): LiveState {
  const { api, logger } = useShell();
  const [state, setState] = useState<LiveState>({ live: null, hasFailed: false });
  useEffect(() => {
    const controller = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      fetchLiveAudience({ api }, controller.signal).then(
        (live) => setState({ live, hasFailed: false }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          logger.warn('The live audience could not be read', { message: String(error) });
          setState(({ live }) => ({ live, hasFailed: true }));
        },
      );
    };
    look();
    const timer = setInterval(look, PERIOD);
    document.addEventListener('visibilitychange', look);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, logger]);
  return state;
}
