import { MESSAGES_MISSED, type IsoDay, type ShellApi } from '@galopin/shared/contracts';
import { type DayArrivals, readAnnouncement } from '@galopin/shared/racing';
import { useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fetchArrivals } from '../../api/fetchArrivals';
import { createArrivalsStore } from './createArrivalsStore';

type ArrivalsStore = ReturnType<typeof createArrivalsStore>;

/** One cache a shell, so that a day's arrivals outlive the page that loaded them. */
const stores = new WeakMap<ShellApi, ArrivalsStore>();

function arrivalsStoreOf(shell: ShellApi): ArrivalsStore {
  const known = stores.get(shell);
  if (known) return known;
  const created = createArrivalsStore((jour) => fetchArrivals(shell, jour));
  stores.set(shell, created);
  return created;
}

const NONE: DayArrivals = {};
/** Milliseconds within which all pages whose stream was lost ask again. */
const SPREAD = 1500;

/**
 * A day's arrivals, asked for again by hand or when the server announces one. A failure is only logged.
 * @param loaded what came with the day; they are asked for where it is `null`
 */
export function useArrivals(jour: IsoDay, loaded: DayArrivals | null) {
  const shell = useShell();
  const store = arrivalsStoreOf(shell);
  const arrivals = useStore(store, (state) => state.byDay[jour]) ?? loaded ?? NONE;
  const [refreshing, setRefreshing] = useState(false);

  const load = useCallback(
    async (refresh: boolean) => {
      try {
        await store.getState().load(jour, refresh);
      } catch (error) {
        shell.logger.error('The arrivals could not be loaded', { jour, message: String(error) });
      }
    },
    [store, shell, jour],
  );

  useEffect(() => {
    if (loaded === null) void load(false);
    else store.getState().take(jour, loaded);
  }, [load, loaded, store, jour]);
  const loadSoon = useSpread(() => void load(true), SPREAD);
  useMessages((message) => {
    if (readAnnouncement('arrival', message)?.jour === jour) void load(true);
    if (message.meta['type'] === MESSAGES_MISSED) loadSoon();
  });

  const refresh = useCallback(async () => {
    setRefreshing(true);
    shell.track('arrivals_refreshed', { jour });
    await load(true);
    setRefreshing(false);
  }, [load, shell, jour]);

  return { arrivals, refresh, refreshing };
}
