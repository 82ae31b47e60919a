import { useShell } from '@galopin/shared/shell-context';
import { useEffect } from 'react';
import type { Race, RaceState } from '../../domain/Race';

/** From its start until its arrival is final a race can change with every arrival the server announces. */
const OPEN_STATES: readonly RaceState[] = ['soon', 'running', 'provisional', 'unknown'];

/** Loads the page again when an arrival of the race's day is announced, as long as it can concern the race. */
export function useArrivalNews({ jour }: Pick<Race, 'jour'>, state: RaceState): void {
  const shell = useShell();
  const isOpen = OPEN_STATES.includes(state);
  useEffect(() => {
    if (!isOpen) return undefined;
    return shell.onNotification(({ meta }) => {
      if (meta['type'] === 'arrival' && meta['jour'] === jour) shell.revalidate();
    });
  }, [shell, jour, isOpen]);
}
