import { useEffect, useState } from 'react';
import { useShell } from './ShellContext';

/** Milliseconds that nobody sees in what is told by the minute. */
const UNSEEN = 5000;

/** The shell's current time (epoch milliseconds), looked at again every `period` milliseconds. */
export function useClock(period: number): number {
  const { now } = useShell();
  const [time, setTime] = useState(now);
  useEffect(() => {
    // A server may have rendered the page a while ago.
    const soon = setTimeout(() => setTime((told) => (now() - told < UNSEEN ? told : now())));
    const timer = setInterval(() => setTime(now()), period);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [now, period]);
  return time;
}
