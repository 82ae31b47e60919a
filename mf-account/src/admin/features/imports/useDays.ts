import { isAppError, type DayStates, type ImportRun } from '@galopin/shared/contracts';
import { useReadEvery } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { useState } from 'react';
import { beginFetching, fetchDayStates } from '../../api/dayCalls';
import { fetchImport } from '../../api/importCalls';

/** How often a run that goes on is looked at, ms. */
const LOOK_MS = 1500;

/**
 * A month of days as it was read with the page, and again once days were fetched; a run that fetches is followed.
 * @param until the latest day; null for today
 */
export function useDays(first: DayStates, until: string | null) {
  const shell = useShell();
  const [known, setKnown] = useState({ first, states: first });
  const [run, setRun] = useState<ImportRun | null>(null);
  const [failure, setFailure] = useState<'busy' | 'refused' | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  // The page was read again: what it brought is newer.
  if (known.first !== first) setKnown({ first, states: first });
  const { days, fetching } = known.states;
  const setFetching = (id: number) =>
    setKnown(({ states }) => ({
      first,
      states: { ...states, fetching: { ...states.fetching, run: id } },
    }));

  const look = async (signal: AbortSignal) => {
    if (fetching.run === null) return;
    const seen = await fetchImport(shell, fetching.run, signal);
    if (seen.outcome !== 'running') {
      const read = await fetchDayStates(shell, until, signal);
      // The server may not have let go of it yet.
      const next = read.fetching.run === seen.id ? null : read.fetching.run;
      setKnown({ first, states: { ...read, fetching: { ...read.fetching, run: next } } });
    }
    setRun(seen);
  };
  const following = useReadEvery(LOOK_MS, look, {
    what: 'The days that are fetched',
    key: fetching.run,
    enabled: fetching.run !== null,
  });

  const fetch = async (from: string, last: string) => {
    setAsked(`${from} ${last}`);
    setFailure(null);
    try {
      setFetching(await beginFetching(shell, from, last));
    } catch (error) {
      shell.logger.error('Days could not be fetched', { message: String(error) });
      setFailure(isAppError(error, 'http') && error.details['status'] === 409 ? 'busy' : 'refused');
    } finally {
      setAsked(null);
    }
  };
  const isRunning = fetching.run !== null;
  return {
    days,
    run,
    isRefused: fetching.isRefused,
    isRunning,
    failure: failure ?? (isRunning && 'reason' in following ? ('unread' as const) : null),
    isAsking: (from: string, last: string) => asked === `${from} ${last}`,
    fetch: (from: string, last: string) => void fetch(from, last),
  };
}
