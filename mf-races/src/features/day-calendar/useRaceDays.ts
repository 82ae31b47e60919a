import { isAppError } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import { fetchRaceDays, type RaceDays } from '../../api/fetchRaceDays';

export type KnownDays =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly days: RaceDays }
  | { readonly status: 'failed' };

/** The days that hold races, asked for once the calendar is open. A failure is logged. */
export function useRaceDays(): KnownDays {
  const shell = useShell();
  const [known, setKnown] = useState<KnownDays>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      try {
        setKnown({ status: 'ready', days: await fetchRaceDays(shell, leaving.signal) });
      } catch (error) {
        if (isAppError(error, 'aborted')) return;
        shell.logger.warn('The days with races could not be loaded', { message: String(error) });
        setKnown({ status: 'failed' });
      }
    };
    void load();
    return () => leaving.abort();
  }, [shell]);
  return known;
}
