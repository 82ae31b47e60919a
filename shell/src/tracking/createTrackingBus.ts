import type { Logger, TrackingEvents } from '@galopin/shared/contracts';

/** One event with what the bus adds to it; session and user are the receivers' to add, as long as they may. */
export type TrackedEvent = {
  [Name in keyof TrackingEvents]: {
    readonly name: Name;
    readonly payload: TrackingEvents[Name];
    /** Epoch milliseconds. */
    readonly at: number;
    /** Path and query of the page it happened on. */
    readonly url: string;
  };
}[keyof TrackingEvents];

export type TrackingSink = (event: TrackedEvent) => void;

export interface TrackingBus {
  track<Name extends keyof TrackingEvents>(name: Name, payload: TrackingEvents[Name]): void;
  /** Adds a receiver, which first gets what it missed. Returns the way to remove it. */
  addSink(sink: TrackingSink): () => void;
}

/** Events kept for a receiver that comes late. */
const MOST_KEPT = 100;

/** The site's tracking bus: it can neither throw nor change what the caller does. */
export function createTrackingBus(logger: Logger, now: () => number, url: () => string): TrackingBus {
  const sinks = new Set<TrackingSink>();
  const kept: TrackedEvent[] = [];

  const deliver = (sink: TrackingSink, event: TrackedEvent) => {
    try {
      sink(event);
    } catch (error) {
      logger.warn('A tracking receiver failed', { event: event.name, message: String(error) });
    }
  };

  return {
    track(name, payload) {
      // Frozen, and no longer the caller's: what happens to it afterwards is not what happened.
      const event = { name, payload: { ...payload }, at: now(), url: url() } as TrackedEvent;
      Object.freeze(event.payload);
      kept.push(event);
      if (kept.length > MOST_KEPT) kept.shift();
      for (const sink of sinks) deliver(sink, event);
    },
    addSink(sink) {
      for (const event of kept) deliver(sink, event);
      sinks.add(sink);
      return () => void sinks.delete(sink);
    },
  };
}
