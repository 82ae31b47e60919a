import { useShell } from '@galopin/shared/shell-context';
import { useEffect } from 'react';
import type { Race, RaceState } from '../../domain/Race';

/** Loads the page again when the server announces the race's arrival, until that is final. */
export function useArrivalNews({ id, jour }: Pick<Race, 'id' | 'jour'>, state: RaceState): void {
  const shell = useShell();
  const isOver = state === 'official' || state === 'cancelled';
  useEffect(() => {
    if (isOver) return undefined;
    return shell.onNotification(({ meta }) => {
      if (meta['type'] !== 'arrival' || meta['jour'] !== jour) return;
      // An announcement that names no race may be this one's.
      if (meta['raceId'] === undefined || meta['raceId'] === id) shell.revalidate();
    });
  }, [shell, id, jour, isOver]);
}
