// By the package's name: a relative import would bring a second copy of the context into every remote.
import { explainFailure } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useEffectEvent, useState } from 'react';

/** Where something that a page reads by itself stands. A `reason` is for the visitor, as `explainFailure` has it. */
type Outcome<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  /** `reason` says why the latest reading failed; absent when `value` is its answer. */
  | { readonly status: 'ready'; readonly value: Value; readonly reason?: string };

/** `retry` reads once more: a failure gives way to `loading`, a value stays until the next is there. */
export type Reading<Value> = Outcome<Value> & { readonly retry: () => void };

export interface ReadOptions<Value = unknown> {
  /** Names it in the log, as `The odds`. */
  readonly what: string;
  /** Which one is read, where there are several: another key starts over, and no key shows another's value. */
  readonly key?: unknown;
  /** Reads again whenever it changes. */
  readonly version?: unknown;
  /** While false nothing is read and a reading under way is given up; what was read stays. */
  readonly enabled?: boolean;
  /** The value at the first `key` and `version`, where the page came with it: it is not read until one of them changes. */
  readonly known?: Value | undefined;
}

const LOADING = { status: 'loading' } as const;

/**
 * Reads something for as long as the page is there. A reading is aborted when the page is left or another one begins,
 * and what it still answers is dropped. One that fails is logged as a warning and leaves the value read before.
 * @param read the newest one given is used; it may reject with anything
 */
export function useRead<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  { what, key, version, enabled = true, known }: ReadOptions<Value>,
): Reading<Value> {
  const { logger } = useShell();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ key: unknown; outcome: Outcome<Value> }>({
    key,
    outcome: known === undefined ? LOADING : { status: 'ready', value: known },
  });
  const [first] = useState({ isKnown: known !== undefined, key, version });
  const isKnown = first.isKnown && round === 0 && first.key === key && first.version === version;
  const outcome = state.key === key ? state.outcome : LOADING;

  const start = useEffectEvent(async (signal: AbortSignal): Promise<Outcome<Value>> => {
    try {
      return { status: 'ready', value: await read(signal) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) logger.warn(`${what} could not be read`, { message });
      const reason = explainFailure(error);
      return { ...(outcome.status === 'ready' ? outcome : { status: 'failed' }), reason };
    }
  });
  useEffect(() => {
    if (!enabled || isKnown) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void start(signal).then((next) => {
      if (!signal.aborted) setState({ key, outcome: next });
    });
    return () => leaving.abort();
  }, [enabled, isKnown, key, version, round]);

  const retry = () => {
    if (outcome.status === 'failed') setState({ key, outcome: LOADING });
    setRound(round + 1);
  };
  return { ...outcome, retry };
}
