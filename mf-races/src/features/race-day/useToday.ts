import type { IsoDay } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { useClock, useShell } from '@galopin/shared/shell-context';
import { useEffect } from 'react';

const CLOCK_PERIOD = 15_000;

/**
 * Loads the page again when a new day (UTC) has begun since it was loaded.
 * @param jour the day that was loaded as today; null when the visitor chose the day
 */
export function useToday(jour: IsoDay | null): void {
  const { revalidate } = useShell();
  const today = utcDay(useClock(CLOCK_PERIOD));
  const isOver = jour !== null && jour < today;
  useEffect(() => {
    if (isOver) revalidate();
  }, [isOver, revalidate]);
}
