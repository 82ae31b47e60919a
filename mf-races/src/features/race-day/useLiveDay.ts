import { isAppError, MESSAGES_MISSED } from '@galopin/shared/contracts';
import { readArrivalAnnouncement, readChangeAnnouncement } from '@galopin/shared/racing';
import { useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import { useEffect, useRef, useState } from 'react';
import type { RaceDay } from '../../domain/RaceDay';
import { readRaceDay } from './raceDayLoader';

/** Milliseconds within which all open pages ask for a changed programme. */
const SPREAD = 3000;

export interface LiveDay {
  readonly day: RaceDay;
  /** The last announced arrival of a race that is shown, in words; empty before. */
  readonly news: string;
}

/** Keeps a day's list up to date in place. What cannot be had is logged, and the list stays as it was. */
export function useLiveDay(loaded: RaceDay): LiveDay {
  const shell = useShell();
  const [shown, show] = useState({ loaded, day: loaded });
  const [news, setNews] = useState('');
  const leaving = useRef<AbortController>(undefined);
  // Loaded anew, by hand or for another visitor.
  const day = shown.loaded === loaded ? shown.day : loaded;
  const { jour } = loaded;

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, [loaded]);

  const read = async () => {
    const signal = leaving.current?.signal;
    if (signal === undefined) return;
    try {
      show({ loaded, day: await readRaceDay(jour, { shell, signal }) });
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
    const isShown = day.meetings.some(({ races }) => races.some(({ id }) => id === arrival?.raceId));
    if (arrival?.jour === jour && isShown) setNews(message.message);
  });
  return { day, news };
}
