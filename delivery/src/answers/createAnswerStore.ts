import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './KeptAnswer';

export interface AnswerStoreOptions {
  /** Milliseconds that nobody sets back. */
  readonly clock: () => number;
  /** Milliseconds an answer that is asked for now may be given out, from this moment on. */
  readonly life: () => number;
  /** Most memory of what is kept. */
  readonly maxBytes: number;
}

/** How an answer is had and whether it is the same for all. */
export interface AnswerSource {
  readonly ask: () => Promise<KeptAnswer>;
  readonly isKept: (answer: KeptAnswer) => boolean;
}

/** Answers by what they were asked for, and those that are being asked for. */
export interface AnswerStore {
  peek(key: string): KeptAnswer | undefined;
  /**
   * The kept answer, that of a call under way, or one asked for now. What is asked for now is given whatever it is.
   * @returns null for what others asked for and that is not the same for all
   */
  share(key: string, source: AnswerSource): Promise<KeptAnswer | null>;
  /** Lets everything go; what is under way is given to those who wait for it already, and to nobody else. */
  forget(): void;
}

interface RunningCall {
  readonly answer: Promise<KeptAnswer>;
  readonly until: number;
}

/** A larger answer is passed on and let go. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** Beside the body there may be two packed ones, which are smaller; each entry costs some memory of its own. */
const sizeOf = ({ body }: KeptAnswer, key: string): number => 2 * body.length + 2 * key.length + 2048;

export function createAnswerStore({ clock, life, maxBytes }: AnswerStoreOptions): AnswerStore {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(maxBytes, MAX_ANSWER_BYTES),
    sizeCalculation: sizeOf,
    ttlResolution: 0,
    perf: { now: clock },
  });
  const running = new Map<string, RunningCall>();

  const begin = (key: string, { ask, isKept }: AnswerSource): Promise<KeptAnswer> => {
    const [start, ttl] = [clock(), life()];
    const isCurrent = () => running.get(key) === call;
    const make = async () => {
      try {
        const answer = await ask();
        // What was begun before everything was let go is from before a change, whenever it comes.
        if (isCurrent() && isKept(answer)) kept.set(key, answer, { start, ttl });
        return answer;
      } finally {
        if (isCurrent()) running.delete(key);
      }
    };
    const call: RunningCall = { until: start + ttl, answer: Promise.resolve().then(make) };
    running.set(key, call);
    return call.answer;
  };
  return {
    peek: (key) => kept.get(key),
    share: async (key, source) => {
      const found = kept.get(key);
      if (found !== undefined) return found;
      const call = running.get(key);
      if (call === undefined || clock() >= call.until) return begin(key, source);
      const answer = await call.answer;
      return source.isKept(answer) ? answer : null;
    },
    forget: () => {
      kept.clear();
      running.clear();
    },
  };
}
