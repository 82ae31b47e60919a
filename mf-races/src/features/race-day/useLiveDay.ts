import { isAppError, MESSAGES_MISSED, type PageAddress } from '@galopin/shared/contracts';
import { readArrivalAnnouncement, readChangeAnnouncement } from '@galopin/shared/racing';
import { useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import { useEffect, useRef, useState } from 'react';
import type { RaceDay } from '../../domain/RaceDay';
import { readRaceDay } from './raceDayLoader';
import { standOnPage } from './standingDay';

/** Milliseconds within which all open pages ask for a changed programme. */
const SPREAD = 3000;

export interface LiveDay {
  readonly day: RaceDay;
  /** The last arrival announced for this day, in words; `null` before. */
  readonly announced: { readonly raceId: number; readonly message: string } | null;
}

/**
 * Keeps a day's list up to date in place. What cannot be had is logged, and the list stays as it was.
 * @param query the address's, by which the day was loaded
 */
export function useLiveDay(loaded: RaceDay, query: PageAddress['query']): LiveDay {
  const shell = useShell();
  const [shown, show] = useState({ loaded, day: loaded });
  const [announced, announce] = useState<LiveDay['announced']>(null);
  // Loaded anew, by hand or for another visitor.
  const day = shown.loaded === loaded ? shown.day : loaded;
  const { jour } = loaded;
  const newest = useRef({ loaded, day });
  const reading = useRef<AbortController>(undefined);

  useEffect(() => {
    // The day that stood here, loaded for another choice of filters, is no older than what is still awaited.
    const isFresh = newest.current.loaded !== loaded && newest.current.day !== loaded;
    if (isFresh) reading.current?.abort();
    newest.current = { loaded, day };
  }, [loaded, day]);
  useEffect(() => () => reading.current?.abort(), []);
  useEffect(() => standOnPage(shell.logger, day, query), [shell.logger, day, query]);

  const read = async () => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    try {
      const fresh = await readRaceDay(jour, { shell, signal });
      if (!signal.aborted) show({ loaded: newest.current.loaded, day: fresh });
    } catch (error) {
      if (isAppError(error, 'aborted')) return;
      shell.logger.warn('The meetings could not be refreshed', { jour, message: String(error) });
    }
  };
  const readSoon = useSpread(() => void read(), SPREAD);

  useMessages((message) => {
    const arrival = readArrivalAnnouncement(message);
    const change = readChangeAnnouncement(message);
    if (message.meta['type'] === MESSAGES_MISSED) readSoon();
    if (change?.jour === jour && change.of === 'race') readSoon();
    if (arrival?.jour === jour && arrival.raceId !== null)
      announce({ raceId: arrival.raceId, message: message.message });
  });
  return { day, announced };
}
