import type { RunEvery } from '@galopin/shared/server';
import { LRUCache } from 'lru-cache';
import { createAnswerStore } from './createAnswerStore';
import {
  createBackendCaller,
  type Asker,
  type BackendCallerOptions,
  type PublicFunction,
} from './createBackendCaller';
import { findPublicCall } from './findPublicCall';
import { followChanges, type FollowedChanges, type FollowOptions } from './followChanges';
import { isForAll, type KeptAnswer } from './KeptAnswer';

/**
 * Answers of the backend to whoever is not signed in, each asked for once until something changes. What is found here
 * is from after the last change that the backend told of, or, while it cannot be heard, at most a second old.
 */
export interface AnswerCache {
  /**
   * The answer to a GET that nobody is signed in for, whatever its status; kept if the backend says that it is the same
   * for everybody.
   * @param pathAndQuery such as `/caractrap?jour=2026-07-07`, as a browser would send it
   * @param asker the visitor whose share of reads pays for it where it is not kept; without one delivery asks for
   *   itself, uncounted
   * @throws undici's error when the backend does not answer
   */
  get(pathAndQuery: string, asker?: Asker): Promise<KeptAnswer>;
  /**
   * What {@link get} gives, as far as it is for this cache to ask.
   * @returns null for what is no declared public call, is known not to be kept, or was asked for by others and not
   *   answered for all: the visitor's own call is theirs to make
   * @throws undici's error when the backend does not answer
   */
  find(pathAndQuery: string, asker: Asker): Promise<KeptAnswer | null>;
  /** The kept answer, if there is one. */
  peek(pathAndQuery: string): KeptAnswer | undefined;
  /**
   * What a cloud function of Parse answers to whoever is not signed in: JSON `{result}`, or `{code, error}`.
   * @throws undici's error when the backend does not answer
   */
  run(name: PublicFunction, params?: { readonly day?: string }, asker?: Asker): Promise<KeptAnswer>;
  /** Whether every change of the backend is heard at this moment. */
  isHeard(): boolean;
  /** Grows with every change: answers of one generation belong together. */
  generation(): number;
  /** Calls back whenever the generation has moved on, after everything was let go; returns the way to stop. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

export interface AnswerCacheOptions extends BackendCallerOptions {
  readonly log: FollowOptions['log'];
  /** Epoch milliseconds; tells the day, which is UTC's. */
  readonly now?: () => number;
  /** Milliseconds that nobody sets back; tells how old an answer is. */
  readonly clock?: () => number;
  readonly schedule?: RunEvery;
  /** Most memory of what is kept. */
  readonly maxBytes?: number;
}

/**
 * Milliseconds an answer is kept at most, from the moment it was asked for. As long as the backend's own: what nobody
 * announces (the clock, figures that are recounted after a change, rows that another process has stored) is as late here
 * as there, and once in two seconds costs the backend nothing.
 */
const KEPT_MS = 2000;
/** Milliseconds while changes are not heard. */
const KEPT_UNHEARD_MS = 1000;
const DAY_MS = 86_400_000;
const MAX_BYTES = 64 * 1024 * 1024;
const LONGEST_KEY = 1024;
/** Milliseconds a declared call counts as one whose answers are not kept. */
const NOT_KEPT_MS = 60_000;

/** A backend whose changes nobody tells. */
const UNHEARD: FollowedChanges = { isHeard: () => false, stop: () => Promise.resolve() };

export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const { internalToken, now = Date.now, clock = () => performance.now(), maxBytes = MAX_BYTES } = options;
  const backend = createBackendCaller(options);
  const life = () => (changes.isHeard() ? KEPT_MS : KEPT_UNHEARD_MS);
  const store = createAnswerStore({ clock, life, maxBytes });
  const generations = createGenerations({ now, letGo: store.forget });
  const changes =
    internalToken === undefined
      ? UNHEARD
      : followChanges({ ...options, backend, onChange: generations.moveOn });
  const notKept = new LRUCache<string, true>({
    max: 100,
    ttl: NOT_KEPT_MS,
    ttlResolution: 0,
    perf: { now: clock },
  });

  const share = async (address: string, asker: Asker | undefined): Promise<KeptAnswer | null> => {
    const call = address.length > LONGEST_KEY ? undefined : findPublicCall(address);
    if (call === undefined || notKept.has(call)) return null;
    generations.followCalendar();
    const ask = () => backend.read(address, asker);
    const answer = await store.share(address, { ask, isKept: isForAll });
    if (answer?.status === 200 && !isForAll(answer)) notKept.set(call, true);
    return answer;
  };
  return {
    find: share,
    get: async (address, asker) => (await share(address, asker)) ?? backend.read(address, asker),
    peek: (address) => {
      generations.followCalendar();
      return store.peek(address);
    },
    run: async (name, params = {}, asker) => {
      generations.followCalendar();
      const body = JSON.stringify(params);
      const ask = () => backend.run(name, body, asker);
      const isKept = ({ status }: KeptAnswer) => status === 200;
      return (await store.share(`${name} ${body}`, { ask, isKept })) ?? ask();
    },
    isHeard: changes.isHeard,
    generation: generations.current,
    onChange: generations.onChange,
    close: async () => {
      await changes.stop();
      await backend.close();
    },
  };
}

/** Counts changes, that of the day among them: many answers say what today is. */
function createGenerations({ now, letGo }: { readonly now: () => number; readonly letGo: () => void }) {
  const listeners = new Set<() => void>();
  const today = () => Math.floor(now() / DAY_MS);
  let current = 0;
  let day = today();
  const moveOn = () => {
    current += 1;
    letGo();
    for (const tell of listeners) tell();
  };
  return {
    moveOn,
    current: () => current,
    followCalendar: () => {
      if (today() === day) return;
      day = today();
      moveOn();
    },
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
