import type { PublishedMessage } from './Message';
import { messageEvent } from './streamEvent';

/** Messages that a page that comes back can still be told. */
const MOST_KEPT = 500;
/** Milliseconds for which it can be told. */
export const REPLAY_MS = 24 * 3_600_000;

interface Kept {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly chunk: Buffer;
}

/** The last messages of all nodes, as streams carry them, in memory: a restart brings all pages back at once. */
export interface Replay {
  /** Id of the last message; 0 before the first one. */
  readonly last: number;
  /** Takes further messages, ascending; returns them as one piece. */
  add(messages: readonly PublishedMessage[]): Buffer;
  /** What came after a message, oldest first; `null` when not all of that is known (any more), or the id is not. */
  since(id: number): readonly Buffer[] | null;
}

/** @param now epoch milliseconds */
export function createReplay(now: () => number): Replay {
  let kept: Kept[] = [];
  let last = 0;
  /** Everything after this one is kept. */
  let forgotten = 0;

  const forget = () => {
    const oldest = now() - REPLAY_MS;
    const first = kept.findIndex(({ at }, index) => at >= oldest && kept.length - index <= MOST_KEPT);
    const gone = first === -1 ? kept.length : first;
    if (gone === 0) return;
    forgotten = kept[gone - 1]?.id ?? forgotten;
    kept = kept.slice(gone);
  };
  return {
    get last() {
      return last;
    },
    add: (messages) => {
      const added = messages.map((message) => ({
        id: message.id,
        at: message.publishedAt,
        chunk: Buffer.from(messageEvent(message)),
      }));
      // What came before the first message of this process may be purged already: it counts as forgotten.
      if (last === 0 && added[0] !== undefined) forgotten = added[0].id - 1;
      last = added.at(-1)?.id ?? last;
      kept.push(...added);
      forget();
      return Buffer.concat(added.map(({ chunk }) => chunk));
    },
    since: (id) => {
      forget();
      if (id < forgotten || id > last) return null;
      return kept.filter((message) => message.id > id).map(({ chunk }) => chunk);
    },
  };
}
