import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Milliseconds } from '@galopin/shared/contracts';
import pRetry from 'p-retry';
import { isDatabaseAway } from '@galopin/postgres/client';

/** Rows cannot be stored now; whoever sent them may try again. */
export class IntakeAwayError extends Error {
  override readonly name = 'IntakeAwayError';
}

export interface GroupCommitOptions<Row> {
  /**
   * Writes rows in one statement; the same batch again must change nothing, as it may have been committed before its
   * connection broke.
   */
  readonly write: (batch: string, rows: readonly Row[]) => Promise<unknown>;
  /** Most rows that wait; more are refused at once. */
  readonly mostWaiting?: number;
  /** Most rows of one statement. */
  readonly mostAtOnce?: number;
  /** How long rows gather before they are written. */
  readonly gather?: Milliseconds;
  /** How long a batch is tried while the database is away. */
  readonly retryFor?: Milliseconds;
}

/** Writes rows of many callers together. */
export interface GroupCommit<Row> {
  /**
   * @returns once the row is committed
   * @throws IntakeAwayError when too many rows wait, the database stays away, or the intake has ended
   */
  add(row: Row): Promise<void>;
  /** Takes no more, and waits until what was taken is stored or refused. */
  stop(): Promise<void>;
}

interface Entry<Row> {
  readonly row: Row;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const MOST_WAITING = 20_000;
const MOST_AT_ONCE = 1000;
const GATHER_MS = 4;
const RETRY_FOR_MS = 5000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/**
 * Commits rows in groups: while one statement is under way the next group gathers, so that a commit is shared by all
 * who wait for it, and the more there are the more share it.
 */
export function createGroupCommit<Row>(options: GroupCommitOptions<Row>): GroupCommit<Row> {
  const { mostWaiting = MOST_WAITING, mostAtOnce = MOST_AT_ONCE, gather = GATHER_MS } = options;
  const store = createBatchStore(options);
  let waiting: Entry<Row>[] = [];
  let working: Promise<void> | undefined;
  let ended = false;

  const work = async () => {
    await delay(gather);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      const away = await store(batch);
      // The others would wait as long for the same answer.
      if (away !== undefined) for (const { reject } of waiting.splice(0)) reject(away);
      if (waiting.length > 0 && waiting.length < mostAtOnce) await delay(gather);
    }
    working = undefined;
  };

  return {
    add: (row) => {
      if (ended) return Promise.reject(new IntakeAwayError('The intake has ended.'));
      if (waiting.length >= mostWaiting)
        return Promise.reject(new IntakeAwayError('Too many rows wait to be stored.'));
      return new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        working ??= work();
      });
    },
    stop: async () => {
      ended = true;
      await working;
    },
  };
}

/** @returns stores entries and answers each; gives back why when the database stays away, and never rejects */
function createBatchStore<Row>({ write, retryFor = RETRY_FOR_MS }: GroupCommitOptions<Row>) {
  const store = async (entries: readonly Entry<Row>[]): Promise<IntakeAwayError | undefined> => {
    const batch = randomUUID();
    const rows = entries.map(({ row }) => row);
    try {
      await pRetry(() => write(batch, rows), {
        retries: Number.POSITIVE_INFINITY,
        minTimeout: FIRST_PAUSE_MS,
        maxTimeout: LONGEST_PAUSE_MS,
        maxRetryTime: retryFor,
        shouldRetry: ({ error }) => isDatabaseAway(error),
      });
    } catch (error) {
      return refuse(entries, error);
    }
    for (const { resolve } of entries) resolve();
    return undefined;
  };

  /** One row that the database does not take must not cost the others theirs. */
  const refuse = async (entries: readonly Entry<Row>[], error: unknown) => {
    if (!isDatabaseAway(error) && entries.length > 1) {
      const half = Math.ceil(entries.length / 2);
      const [first, second] = [await store(entries.slice(0, half)), await store(entries.slice(half))];
      return first ?? second;
    }
    const away = isDatabaseAway(error)
      ? new IntakeAwayError('The database cannot be reached now.', { cause: error })
      : undefined;
    for (const { reject } of entries) reject(away ?? error);
    return away;
  };
  return store;
}
