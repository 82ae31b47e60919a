import type { HealthEventKind } from '@galopin/shared/contracts';
import { LRUCache } from 'lru-cache';
import type { AddressShares } from './addressShares';

/** What a session came to count for by one event, and in which minute. */
export interface SessionChange {
  /** When the session was first seen: whatever becomes of it counts there. */
  readonly since: Date;
  readonly sessions?: 1;
  readonly bad?: 1;
  readonly integrity?: 1;
  readonly exhausted?: 1;
}

export interface SeenEvent {
  /** Random, of the browser tab. */
  readonly session: string;
  readonly address: string;
  /** Environment, name, build and role: a session is counted once for each. */
  readonly key: string;
  readonly kind: HealthEventKind;
}

interface SessionRecord {
  readonly since: Date;
  /** Its address had its share already: it counts for nothing. */
  readonly ignored: boolean;
  failures: number;
  bad: boolean;
  integrity: boolean;
  exhausted: boolean;
}

export interface SessionLogOptions {
  readonly shares: AddressShares;
  readonly windowMs: number;
  readonly now: () => Date;
  readonly max?: number;
}

/** A try that failed once may be the network's doing; the retry failed as well. */
const FAILURES = 2;

/**
 * Tells sessions apart, so that one visitor who meets a crash ten times is one bad session. A session that goes on for
 * longer than a window is counted anew: what goes wrong late is seen as well.
 */
export function createSessionLog({ shares, windowMs, now, max = 100_000 }: SessionLogOptions) {
  const known = new LRUCache<string, SessionRecord>({
    max,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });

  function meet({ key, session, address }: SeenEvent): [SessionRecord, isNew: boolean] {
    const id = `${key} ${session}`;
    const record = known.get(id);
    if (record) return [record, false];
    const ignored = !shares.take(address, key, 'sessions');
    const fresh = { since: now(), ignored, failures: 0, bad: false, integrity: false, exhausted: false };
    known.set(id, fresh);
    return [fresh, true];
  }

  /** What changes by an event; `null` where nothing does. */
  return function see(event: SeenEvent): SessionChange | null {
    const [record, isNew] = meet(event);
    if (record.ignored) return null;
    if (event.kind === 'failed') record.failures += 1;
    const turnsBad = !record.bad && isBad(event.kind, record) && shares.take(event.address, event.key, 'bad');
    if (turnsBad) record.bad = true;
    const first = (what: 'integrity' | 'exhausted'): boolean => {
      if (event.kind !== what || !record.bad || record[what]) return false;
      return (record[what] = true);
    };
    const change = {
      since: record.since,
      ...(isNew && { sessions: 1 as const }),
      ...(turnsBad && { bad: 1 as const }),
      ...(first('integrity') && { integrity: 1 as const }),
      ...(first('exhausted') && { exhausted: 1 as const }),
    };
    return Object.keys(change).length > 1 ? change : null;
  };
}

/** What visitors notice. Errors outside of rendering are told apart: browsers and their extensions make some of them. */
const NOTICED: ReadonlySet<HealthEventKind> = new Set(['crashed', 'fallback', 'exhausted', 'integrity']);

const isBad = (kind: HealthEventKind, { failures }: SessionRecord): boolean =>
  NOTICED.has(kind) || failures >= FAILURES;
