import { useReducer } from 'react';
import { useRead, type Reading, type ReadOptions } from './useRead';

/**
 * Reads something again and again: each time `period` milliseconds after the last answer or failure, once the tab is
 * visible. A tab in the background asks for nothing.
 */
export function useReadEvery<Value>(
  period: number,
  read: (signal: AbortSignal) => Promise<Value>,
  options: Omit<ReadOptions<Value>, 'version'>,
): Reading<Value> {
  const [version, readAgain] = useReducer((count: number) => count + 1, 0);
  const readAndGoOn = async (signal: AbortSignal) => {
    try {
      return await read(signal);
    } finally {
      // Its signal is aborted by whatever begins another reading, and when the page is left.
      if (!signal.aborted) signal.addEventListener('abort', afterPeriod(period, readAgain), { once: true });
    }
  };
  return useRead(readAndGoOn, { ...options, version });
}

/** Runs a task after so many milliseconds, as soon as the tab is visible. Returns the way to call it off. */
function afterPeriod(period: number, task: () => void): () => void {
  let isDue = false;
  const runIfDue = () => {
    if (isDue && document.visibilityState === 'visible') task();
  };
  const timer = setTimeout(() => {
    isDue = true;
    runIfDue();
  }, period);
  document.addEventListener('visibilitychange', runIfDue);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runIfDue);
  };
}
