import { readArrivalAnnouncement, type Race, type RaceState } from '@galopin/shared/racing';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect } from 'react';

/** Loads the page again when the server announces the race's arrival, until that is final. */
export function useArrivalNews({ id, jour }: Pick<Race, 'id' | 'jour'>, state: RaceState): void {
  const shell = useShell();
  const isOver = state === 'official' || state === 'cancelled';
  useEffect(() => {
    if (isOver) return undefined;
    return shell.onNotification((notification) => {
      const news = readArrivalAnnouncement(notification);
      if (news?.jour !== jour) return;
      // An announcement that names no race may be this one's.
      if (news.raceId === null || news.raceId === id) shell.revalidate();
    });
  }, [shell, id, jour, isOver]);
}
