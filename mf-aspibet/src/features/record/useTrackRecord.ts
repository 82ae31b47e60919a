import { isAppError } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import { fetchTipRecord } from '../../api/fetchTipRecord';
import type { TrackRecord } from '../../domain/TrackRecord';

export type KnownRecord =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly record: TrackRecord }
  | { readonly status: 'failed'; readonly retry: () => void };

/** The record of past tips, asked for once the page stands: the first view does not need it. */
export function useTrackRecord(): KnownRecord {
  const shell = useShell();
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<KnownRecord>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      try {
        setKnown({ status: 'ready', record: await fetchTipRecord(shell, leaving.signal) });
      } catch (error) {
        if (isAppError(error, 'aborted')) return;
        shell.logger.error('The record of tips could not be loaded', { message: String(error) });
        const retry = () => {
          setKnown({ status: 'loading' });
          setAttempt((made) => made + 1);
        };
        setKnown({ status: 'failed', retry });
      }
    };
    void load();
    return () => leaving.abort();
  }, [shell, attempt]);
  return known;
}
