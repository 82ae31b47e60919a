import type { QualityState } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import { fetchQuality, runQuality } from '../../api/importCalls';

/** How often a run that goes on is looked at, ms. */
const LOOK_MS = 1500;

/** The quality rules: as they were read with the page, then followed while a run goes on. */
export function useQuality(first: QualityState) {
  const shell = useShell();
  const [known, setKnown] = useState({ first, state: first });
  const [isFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // The page was read again: what it brought is newer.
  if (known.first !== first) setKnown({ first, state: first });
  const { state } = known;
  const isRunning = state.run?.outcome === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const given = new AbortController();
    const timer = setTimeout(() => {
      fetchQuality(shell, given.signal).then(
        (next) => {
          setFailed(false);
          setKnown({ first, state: next });
        },
        (error: unknown) => {
          if (given.signal.aborted) return;
          shell.logger.error('The quality rules could not be followed', { message: String(error) });
          setFailed(true);
          // A new state makes this effect look again.
          setKnown({ first, state: { ...state } });
        },
      );
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [shell, isRunning, first, state]);

  const run = async (from: string | null) => {
    setAsking(true);
    setFailed(false);
    try {
      setKnown({ first, state: await runQuality(shell, from) });
    } catch (error) {
      shell.logger.error('The quality rules could not be run', { message: String(error) });
      setFailed(true);
    } finally {
      setAsking(false);
    }
  };
  return { state, isRunning, isAsking, isFailed, run: (from: string | null) => void run(from) };
}
