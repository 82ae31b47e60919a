import type { HealthEvent } from '@galopin/shared/contracts';
import { isLoopback } from '../http/isLoopback';
import { createAddressShares } from './addressShares';
import type { RenderOrigin } from './createHealthRecorder';
import { createSessionLog } from './createSessionLog';
import { VOTE, type CountChange, type SessionCountsOptions } from './createSessionCounts';

/**
 * Counts the networks that asked for documents rendered on the server, by the rules that sessions are believed by:
 * whoever asks a thousand times for what cannot be rendered is one network, and none unless it was here before.
 */
export function createRenderCounts({ windowMs, now, trustsLoopback }: SessionCountsOptions) {
  const shares = createAddressShares({ share: VOTE, trustsLoopback, windowMs, now });
  const see = createSessionLog({ shares, countsIntegrity: false, windowMs, now });
  let own = 0;

  return (
    { environment, address, isKnown }: RenderOrigin,
    { remote, build, role }: Pick<HealthEvent, 'remote' | 'build' | 'role'>,
    isBad: boolean,
  ): CountChange | null => {
    const isOwn = trustsLoopback && isLoopback(address);
    if (!isOwn && !isKnown) return null;
    own += 1;
    const change = see({
      // A document says nothing of its tab; of this machine each counts, as its sessions do.
      session: isOwn ? String(own) : address,
      address,
      key: `${environment} ${remote}/${build} ${role}`,
      kind: isBad ? 'crashed' : 'loaded',
    });
    if (change === null) return null;
    const { since, sessions, bad } = change;
    return {
      since,
      counts: { ...(sessions && { render_networks: sessions }), ...(bad && { bad_render_networks: bad }) },
    };
  };
}
