import type { HealthEventKind } from '@galopin/shared/contracts';
import type { AddressShares } from './addressShares';
import { createWindowCache } from './createWindowCache';

/** What a session came to count for by one event, and in which minute. */
export interface SessionChange {
  /** When the session was first seen: whatever becomes of it counts there. */
  readonly since: Date;
  readonly sessions?: 1;
  readonly bad?: 1;
  readonly integrity?: 1;
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
  failures: number;
  bad: boolean;
  integrity: boolean;
}

export interface SessionLogOptions {
  readonly shares: AddressShares;
  /** Whether a session that met a wrong file is bad by that. Where it is not, nothing else that it meets counts. */
  readonly countsIntegrity: boolean;
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
export function createSessionLog({
  shares,
  countsIntegrity,
  windowMs,
  now,
  max = 100_000,
}: SessionLogOptions) {
  const known = createWindowCache<SessionRecord>({ most: max, windowMs, now });

  /** What is past its address's share is not remembered: it must not push out what counts. */
  function meet({ key, session, address }: SeenEvent): [SessionRecord, isNew: boolean] | null {
    const id = `${key} ${session}`;
    const record = known.get(id);
    if (record) return [record, false];
    if (!shares.take(address, key, 'sessions')) return null;
    const fresh = { since: now(), failures: 0, bad: false, integrity: false };
    known.set(id, fresh);
    return [fresh, true];
  }

  /** What changes by an event; `null` where nothing does. */
  return function see(event: SeenEvent): SessionChange | null {
    const met = meet(event);
    if (met === null) return null;
    const [record, isNew] = met;
    const turnsIntegrity = event.kind === 'integrity' && !record.integrity;
    if (turnsIntegrity) record.integrity = true;
    if (event.kind === 'failed') record.failures += 1;
    const mayCount = countsIntegrity || !record.integrity;
    const turnsBad =
      mayCount && !record.bad && isBad(event.kind, record) && shares.take(event.address, event.key, 'bad');
    if (turnsBad) record.bad = true;
    const change = {
      since: record.since,
      ...(isNew && { sessions: 1 as const }),
      ...(turnsBad && { bad: 1 as const }),
      ...(turnsIntegrity && { integrity: 1 as const }),
    };
    return Object.keys(change).length > 1 ? change : null;
  };
}

/** What visitors notice. Errors outside of rendering are told apart: browsers and their extensions make some of them. */
const NOTICED: ReadonlySet<HealthEventKind> = new Set(['crashed', 'fallback', 'exhausted', 'integrity']);

const isBad = (kind: HealthEventKind, { failures }: SessionRecord): boolean =>
  NOTICED.has(kind) || failures >= FAILURES;
