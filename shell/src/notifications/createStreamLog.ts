import type { StreamEvent } from './StreamEvent';

/** Events that a tab that was away for a moment can be told by another one. */
const MOST_KEPT = 100;

type TelledEvent = Extract<StreamEvent, { kind: 'notification' | 'release' }>;

/** The events of the stream that this tab has received, whichever tab holds the connection. */
export interface StreamLog {
  /** Id of the last message; null before the first one and before the stream said where it stands. */
  readonly last: () => number | null;
  /** Takes an event: each is delivered once, those that came already are ignored. */
  receive(event: StreamEvent): void;
  /** What came after an id, oldest first; null when this tab cannot tell. */
  since(id: number): readonly StreamEvent[] | null;
}

/** @param deliver told of each event once, in the order of their ids */
export function createStreamLog(deliver: (event: StreamEvent) => void): StreamLog {
  let last: number | null = null;
  /** Everything after this one is kept. */
  let forgotten: number | null = null;
  let kept: TelledEvent[] = [];

  const startAt = (id: number | null) => {
    last = id;
    forgotten = id;
    kept = [];
  };
  const isKnown = (event: StreamEvent) =>
    event.kind !== 'missed' && event.id !== null && last !== null && event.id <= last;
  const keep = (event: TelledEvent) => {
    if (event.id === null) return;
    forgotten ??= event.id - 1;
    last = event.id;
    kept.push(event);
    if (kept.length > MOST_KEPT) forgotten = kept.shift()?.id ?? forgotten;
  };
  return {
    last: () => last,
    receive: (event) => {
      if (isKnown(event)) return;
      if (event.kind === 'missed') startAt(event.id);
      else if (event.kind === 'at') {
        // Of a stream that goes on, the id is where this tab stands; anything above it is still to come.
        if (last !== null) return;
        startAt(event.id);
      } else keep(event);
      deliver(event);
    },
    since: (id) => {
      if (last === null || forgotten === null || id < forgotten || id > last) return null;
      return kept.filter((event) => event.id !== null && event.id > id);
    },
  };
}
