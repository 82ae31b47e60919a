import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';

/** The current time (epoch milliseconds), looked at again every `period` milliseconds. */
export function useClock(period: number): number {
  const { now } = useShell();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), period);
    return () => clearInterval(timer);
  }, [now, period]);
  return time;
}
