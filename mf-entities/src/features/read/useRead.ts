import { isAppError } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Something read after the page is there. */
export type Reading<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

type Outcome<Value> = Exclude<Reading<Value>, { status: 'failed' }> | { status: 'failed'; reason: string };

/**
 * Reads something when it is first shown and again whenever `version` changes. What was read stays until the next is there,
 * and a later reading that fails leaves it: that is logged. Leaving gives the reading up.
 */
export function useRead<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  version: unknown,
): Reading<Value> {
  const { logger } = useShell();
  const [outcome, setOutcome] = useState<Outcome<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(read);
  useEffect(() => {
    newest.current = read;
  }, [read]);
  useEffect(() => {
    const controller = new AbortController();
    newest.current(controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) setOutcome({ status: 'ready', value });
      },
      (error: unknown) => {
        if (controller.signal.aborted || isAppError(error, 'aborted')) return;
        const reason = error instanceof Error ? error.message : String(error);
        logger.warn('A part of the race card could not be read', { message: reason });
        setOutcome((before) => (before.status === 'ready' ? before : { status: 'failed', reason }));
      },
    );
    return () => controller.abort();
  }, [version, attempt, logger]);
  const retry = useCallback(() => {
    setOutcome({ status: 'loading' });
    setAttempt((made) => made + 1);
  }, []);
  return outcome.status === 'failed' ? { ...outcome, retry } : outcome;
}
