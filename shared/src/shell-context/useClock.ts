import { useEffect, useState } from 'react';
import { useShell } from './ShellContext';

/** The shell's current time (epoch milliseconds), looked at again every `period` milliseconds. */
export function useClock(period: number): number {
  const { now } = useShell();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), period);
    return () => clearInterval(timer);
  }, [now, period]);
  return time;
}
