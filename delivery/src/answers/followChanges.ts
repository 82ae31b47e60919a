import { CHANGE_EVENT, CHANGE_STREAM_BEAT_MS, changeStream } from '@galopin/shared/contracts';
import { runEvery, type RunEvery } from '@galopin/shared/server';
import type { BackendCaller } from './createBackendCaller';

export interface FollowOptions {
  readonly backend: Pick<BackendCaller, 'lines'>;
  /** Told of every change, and of every moment from which on changes may have been missed or are heard again. */
  readonly onChange: () => void;
  readonly log: { warn(details: object, message: string): void; info(message: string): void };
  /** How coming back is repeated; by the clock by default. */
  readonly schedule?: RunEvery;
}

export interface FollowedChanges {
  /** Whether every change is heard at this moment. */
  isHeard(): boolean;
  stop(): Promise<void>;
}

/** Milliseconds until a stream that ended is opened again. */
const BACK_MS = 200;
/** Two signs of life may be late before the stream is given up. */
const SILENCE_MS = 3 * CHANGE_STREAM_BEAT_MS;

/** Hears of every change of the backend, and comes back whenever the stream ends. */
export function followChanges({
  backend,
  onChange,
  log,
  schedule = runEvery,
}: FollowOptions): FollowedChanges {
  const end = new AbortController();
  let isHeard = false;
  let isLogged = false;

  const hear = (line: string) => {
    if (line === 'event: ready') {
      isHeard = true;
      if (isLogged) log.info('changes of the backend are heard again');
      isLogged = false;
      onChange();
    } else if (line === `event: ${CHANGE_EVENT}`) onChange();
  };
  const follow = async () => {
    try {
      for await (const line of backend.lines(changeStream.path, SILENCE_MS, end.signal)) hear(line);
      throw new Error('The stream of changes ended');
    } finally {
      const wasHeard = isHeard;
      isHeard = false;
      if (wasHeard) onChange();
    }
  };
  const report = (error: unknown) => {
    if (!isLogged && !end.signal.aborted)
      log.warn(
        { err: error },
        'changes of the backend are not heard: its answers are kept for a second only',
      );
    isLogged = true;
  };
  const stop = schedule(BACK_MS, follow, report);
  return {
    isHeard: () => isHeard,
    stop: () => {
      end.abort();
      return stop();
    },
  };
}
