import { isAppError, MESSAGES_MISSED } from '@galopin/shared/contracts';
import { readAnnouncement } from '@galopin/shared/racing';
import { useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RaceCard } from '../../domain/RaceCard';
import { carryOver, refreshCard, refreshRunners, type RefreshCard } from './refreshCard';
import { useKeptFocus } from './useKeptFocus';

/** Milliseconds within which all pages open on a race ask for what changed; arrivals are asked for at once. */
const SPREAD = 1500;

export interface LiveCard {
  readonly card: RaceCard;
  /** The race's last announced arrival in words; empty before. */
  readonly news: string;
}

/** Keeps a race card up to date in place, until the page is left: arrivals, odds, runners, conditions. */
export function useLiveCard(loaded: RaceCard): LiveCard {
  const { card, refresh } = useRefreshed(loaded);
  const [news, setNews] = useState('');
  const refreshSoon = useSpread(() => refresh(refreshCard), SPREAD);
  const refreshRunnersSoon = useSpread(() => refresh(refreshRunners), SPREAD);
  const { id, jour } = loaded.race;
  // An announcement that names no race may be this one's.
  const isOurs = (of: { readonly jour: string; readonly raceId: number | null }) =>
    of.jour === jour && (of.raceId === null || of.raceId === id);

  useMessages((message) => {
    const arrival = readAnnouncement('arrival', message);
    const change = readAnnouncement('change', message);
    if (message.meta['type'] === MESSAGES_MISSED) refreshSoon();
    if (arrival && isOurs(arrival)) {
      if (arrival.raceId === id) setNews(message.message);
      refresh(refreshCard);
    }
    if (change && isOurs(change)) (change.of === 'runners' ? refreshRunnersSoon : refreshSoon)();
  });
  return { card, news };
}

/** The card as last read, one reading after the other. A reading that fails is logged and leaves it as it was. */
function useRefreshed(loaded: RaceCard) {
  const shell = useShell();
  const [shown, show] = useState({ loaded, card: loaded });
  // Loaded anew: by hand, for another visitor, or with another tab in the address.
  if (shown.loaded !== loaded) show({ loaded, card: carryOver(shown.card, loaded) });
  const { card } = shown;
  const newest = useRef(card);
  const queue = useRef(Promise.resolve());
  const leaving = useRef<AbortController>(undefined);
  const keepFocus = useKeptFocus(card);

  useEffect(() => {
    newest.current = card;
  }, [card]);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const read = useCallback(
    async (reading: RefreshCard) => {
      const signal = leaving.current?.signal;
      if (signal === undefined || signal.aborted) return;
      try {
        const next = await reading(newest.current, { shell, signal });
        newest.current = next;
        keepFocus();
        show({ loaded, card: next });
      } catch (error) {
        if (isAppError(error, 'aborted')) return;
        shell.logger.warn('The race card could not be refreshed', {
          race: loaded.race.id,
          message: String(error),
        });
      }
    },
    [shell, loaded, keepFocus],
  );
  const refresh = (reading: RefreshCard) => {
    queue.current = queue.current.then(() => read(reading));
  };
  return { card, refresh };
}
