import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts a task off for some moment within `period` milliseconds; what is asked for until then is one task. Thousands of
 * open pages are told of a change at one moment: they must not all ask the server at that moment.
 * @param task the newest one given is run; not at all once the page is left
 */
export function useSpread(task: () => void, period: number): () => void {
  const newest = useRef(task);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = task;
  }, [task]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      newest.current();
    }, Math.random() * period);
  }, [period]);
}
