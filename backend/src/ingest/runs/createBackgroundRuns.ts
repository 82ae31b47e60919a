import type { Logger } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { ImportWatch } from './ImportWatch';

/** What is imported behind the site's back: days that are fetched, one span at a time, and files that were sent. */
export type BackgroundKind = 'days' | 'file';

/** Runs imports in this process. */
export interface BackgroundRuns {
  /** The run that fetches days; null for none, and while it is not recorded yet. */
  fetching(): number | null;
  /**
   * Begins a run; does not wait for its end.
   * @returns its number
   * @throws CallError `conflict` while other days are fetched, `unavailable` when the process is stopped, or what kept
   *   the run from being recorded
   */
  begin(kind: BackgroundKind, run: (watch: ImportWatch) => Promise<void>): Promise<number>;
  /** Ends all runs after the rows they are at. */
  stop(): Promise<void>;
}

interface Turn {
  readonly kind: BackgroundKind;
  id: number | null;
  over: Promise<void>;
}

const UNSEEN = { bytes: () => undefined, rows: () => undefined, stop: () => undefined };

export function createBackgroundRuns(logger: Pick<Logger, 'info' | 'warn' | 'error'>): BackgroundRuns {
  const stopping = new AbortController();
  const going = new Set<Turn>();
  const fetching = () => [...going].find(({ kind }) => kind === 'days');

  const refuse = (kind: BackgroundKind): void => {
    if (stopping.signal.aborted) throw new CallError('unavailable', 'The site is being stopped.');
    const other = kind === 'days' ? fetching() : undefined;
    if (other === undefined) return;
    throw new CallError('conflict', 'Other days are being fetched.', { details: { run: other.id } });
  };

  return {
    fetching: () => fetching()?.id ?? null,
    begin: async (kind, run) => {
      refuse(kind);
      return new Promise((resolve, reject) => {
        const turn: Turn = { kind, id: null, over: Promise.resolve() };
        going.add(turn);
        const watch: ImportWatch = {
          signal: stopping.signal,
          progress: () => UNSEEN,
          tell: (text) => logger.info(text, {}),
          warn: (text) => logger.warn(text, {}),
          begun: (id) => {
            turn.id = id;
            resolve(id);
          },
        };
        turn.over = run(watch)
          .catch((error: unknown) => {
            logger.error('An import behind the site’s back has failed', { err: error });
            // Whoever began it hears of it, unless the run was recorded: then its record says so.
            reject(error);
          })
          .finally(() => going.delete(turn));
      });
    },
    stop: async () => {
      stopping.abort(new Error('The process that imported was stopped.'));
      await Promise.all([...going].map(({ over }) => over));
    },
  };
}
