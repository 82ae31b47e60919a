import type { LiveAudience } from '@galopin/shared/contracts';
import { useReadEvery } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { fetchLiveAudience } from '../../api/audienceCalls';

/** Milliseconds between two looks. */
const PERIOD = 10_000;

export interface LiveState {
  /** As last read; null before that. */
  readonly live: LiveAudience | null;
  /** The latest look failed. */
  readonly hasFailed: boolean;
}

/** Who is there now: looked at every ten seconds while the page is in sight. */
export function useLiveAudience(): LiveState {
  const { api } = useShell();
  const reading = useReadEvery(PERIOD, (signal) => fetchLiveAudience({ api }, signal), {
    what: 'The live audience',
  });
  if (reading.status !== 'ready') return { live: null, hasFailed: reading.status === 'failed' };
  return { live: reading.value, hasFailed: reading.reason !== undefined };
}
