import type { HealthEvent } from '@galopin/shared/contracts';
import { createAddressShares, type Share } from './addressShares';
import type { BeaconOrigin } from './createHealthRecorder';
import { createSessionLog } from './createSessionLog';
import { isLoopback } from '../http/isLoopback';

/** What one address may add to what is shown, and what it may say for or against a build. */
const SHOWN = { sessions: 10, bad: 2 };
export const VOTE = { sessions: 1, bad: 1 };

export interface SessionCountsOptions {
  /** How long a session counts once. */
  readonly windowMs: number;
  readonly now: () => Date;
  /** Whether what comes from this machine itself is believed, and without limit. */
  readonly trustsLoopback: boolean;
}

/** What is to be added to the row of a minute. */
export interface CountChange {
  readonly since: Date;
  readonly counts: Partial<
    Record<
      | 'sessions'
      | 'bad_sessions'
      | 'integrity_sessions'
      | 'networks'
      | 'bad_networks'
      | 'render_networks'
      | 'bad_render_networks',
      1
    >
  >;
}

/**
 * Counts sessions twice: all that are reported, to be shown; and networks that were here before, which are believed.
 * Wrong files say nothing there, delivery reads its own.
 */
export function createSessionCounts({ windowMs, now, trustsLoopback }: SessionCountsOptions) {
  const openLog = (share: Share, countsIntegrity: boolean) =>
    createSessionLog({
      shares: createAddressShares({ share, trustsLoopback, windowMs, now }),
      countsIntegrity,
      windowMs,
      now,
    });
  const see = openLog(SHOWN, true);
  const seeVote = openLog(VOTE, false);

  return ({ environment, address, isKnown }: BeaconOrigin, session: string, event: HealthEvent) => {
    const key = `${environment} ${event.remote}/${event.build} ${event.role}`;
    const seen = { session, address, key, kind: event.kind };
    const changes: CountChange[] = [];
    const shown = see(seen);
    if (shown) {
      const { since, sessions, bad, integrity } = shown;
      const counts = {
        ...(sessions && { sessions }),
        ...(bad && { bad_sessions: bad }),
        ...(integrity && { integrity_sessions: integrity }),
      };
      changes.push({ since, counts });
    }
    const vote = isKnown || (trustsLoopback && isLoopback(address)) ? seeVote(seen) : null;
    if (vote) {
      const { since, sessions, bad } = vote;
      changes.push({
        since,
        counts: { ...(sessions && { networks: sessions }), ...(bad && { bad_networks: bad }) },
      });
    }
    return changes;
  };
}
