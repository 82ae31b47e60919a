import { MESSAGES_MISSED } from '@galopin/shared/contracts';
import { arrivalOf, readAnnouncement, type Race } from '@galopin/shared/racing';
import { useRead } from '@galopin/shared/read';
import { useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import { useState } from 'react';
import { useArrivals } from '../race-day/useArrivals';
import { readQuinte, type DayQuinte } from './quinteLoader';

/** Milliseconds within which all open pages ask for a changed race. */
const SPREAD = 3000;

/** The race with its newest arrival, kept up to date in place. What cannot be had is logged, and it stays as it was. */
export function useLiveQuinte(loaded: DayQuinte): Race | null {
  const shell = useShell();
  const { jour } = loaded;
  const { arrivals } = useArrivals(jour, null);
  const [round, setRound] = useState(0);
  const reading = useRead((signal) => readQuinte(jour, { shell, signal }), {
    what: `The Quinté of ${jour}`,
    key: loaded,
    version: round,
    enabled: round > 0,
  });
  const readSoon = useSpread(() => setRound((before) => before + 1), SPREAD);
  useMessages((message) => {
    const change = readAnnouncement('change', message);
    const isChanged = change?.of === 'race' && change.jour === jour;
    if (isChanged || message.meta['type'] === MESSAGES_MISSED) readSoon();
  });

  const { race } = reading.status === 'ready' ? reading.value : loaded;
  return race && { ...race, arrival: arrivalOf(arrivals, race) ?? race.arrival };
}
