import { backOff } from './backOff';
import {
  FeedRefusalError,
  LONGEST_REFUSAL_MS,
  PmuUnavailableError,
  type FeedReader,
} from './createFeedReader';
import type { Wait } from './followUntil';

/** Reads documents of the feed one after the other, with rests. */
export interface PoliteReader {
  /**
   * @param address below the base: `programme/07072026`
   * @returns null where the feed has no such document
   * @throws PmuUnavailableError when the feed still refuses or is silent after several tries, UnusableFileError when
   * what came is not JSON, the signal's reason when it was aborted
   */
  read(address: string): Promise<unknown>;
}

export interface PoliteReaderOptions {
  readonly reader: FeedReader;
  /** Least milliseconds from the beginning of one request to that of the next. */
  readonly pause: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: Wait;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Ends waiting and asking. */
  readonly signal?: AbortSignal | undefined;
  /** Told of a rest that the feed's refusal or silence makes, in milliseconds. */
  readonly onRest: (ms: number, reason: string) => void;
}

const TRIES = 6;

export function createPoliteReader(options: PoliteReaderOptions): PoliteReader {
  const { reader, pause, now, wait, random, onRest, signal = new AbortController().signal } = options;
  let quietUntil = Number.NEGATIVE_INFINITY;

  const ask = async (address: string, failures: number): Promise<unknown> => {
    const time = now();
    if (quietUntil > time) await wait(quietUntil - time, signal);
    quietUntil = now() + pause;
    try {
      const answer = await reader.read(address, undefined, signal);
      return answer.kind === 'document' ? answer.document : null;
    } catch (error) {
      if (!(error instanceof PmuUnavailableError) || failures + 1 >= TRIES) throw error;
      const asked = error instanceof FeedRefusalError ? (error.retryAfter ?? 0) : 0;
      const rest = Math.max(backOff(failures + 1, random()), Math.min(asked, LONGEST_REFUSAL_MS));
      quietUntil = now() + rest;
      onRest(rest, error.message);
      return ask(address, failures + 1);
    }
  };
  return { read: (address) => ask(address, 0) };
}
