import { MESSAGES_MISSED, type PageAddress } from '@galopin/shared/contracts';
import { readAnnouncement } from '@galopin/shared/racing';
import { useRead } from '@galopin/shared/read';
import { useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import type { RaceDay } from '../../domain/RaceDay';
import { readRaceDay } from './raceDayLoader';
import { rememberShownDay } from './shownDay';

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
  const { jour } = loaded;
  const [announced, announce] = useState<LiveDay['announced']>(null);
  // `key` is the day as it was first loaded, `round` counts the readings asked for since.
  const [base, setBase] = useState({ loaded, key: loaded, round: 0 });
  const reading = useRead((signal) => readRaceDay(jour, { shell, signal }), {
    what: `The meetings of ${jour}`,
    key: base.key,
    version: base.round,
    enabled: base.round > 0,
  });
  const day = reading.status === 'ready' ? reading.value : base.key;
  // Loaded anew, by hand or for another visitor. The day that is shown already, loaded for another choice of filters,
  // is no older than what is still awaited.
  if (base.loaded !== loaded)
    setBase(loaded === day ? { ...base, loaded } : { loaded, key: loaded, round: 0 });
  useEffect(() => rememberShownDay(shell.logger, day, query), [shell.logger, day, query]);
  const readSoon = useSpread(() => setBase((before) => ({ ...before, round: before.round + 1 })), SPREAD);

  useMessages((message) => {
    const arrival = readAnnouncement('arrival', message);
    const change = readAnnouncement('change', message);
    if (message.meta['type'] === MESSAGES_MISSED) readSoon();
    if (change?.jour === jour && change.of === 'race') readSoon();
    if (arrival?.jour === jour && arrival.raceId !== null)
      announce({ raceId: arrival.raceId, message: message.message });
  });
  return { day, announced };
}
