import type { QualityState } from '@galopin/shared/contracts';
import { useReadEvery } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { useState } from 'react';
import { fetchQuality, runQuality } from '../../api/importCalls';

/** How often a run that goes on is looked at, ms. */
const LOOK_MS = 1500;

/** The quality rules: as they were read with the page, then followed while a run goes on. */
export function useQuality(first: QualityState) {
  const shell = useShell();
  const [known, setKnown] = useState({ first, state: first });
  const [isRefused, setRefused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // The page was read again: what it brought is newer.
  if (known.first !== first) setKnown({ first, state: first });
  const { state } = known;
  const isRunning = state.run?.outcome === 'running';

  const look = async (signal: AbortSignal) => setKnown({ first, state: await fetchQuality(shell, signal) });
  const following = useReadEvery(LOOK_MS, look, {
    what: 'The quality rules',
    key: state.run?.startedAt,
    enabled: isRunning,
  });

  const run = async (from: string | null) => {
    setAsking(true);
    setRefused(false);
    try {
      setKnown({ first, state: await runQuality(shell, from) });
    } catch (error) {
      shell.logger.error('The quality rules could not be run', { message: String(error) });
      setRefused(true);
    } finally {
      setAsking(false);
    }
  };
  const isFailed = isRefused || (isRunning && 'reason' in following);
  return { state, isRunning, isAsking, isFailed, run: (from: string | null) => void run(from) };
}
