import type { Logger } from '@galopin/shared/contracts';
import { fr } from '../i18n/fr';
import { awaitIdentity } from './awaitIdentity';
import type { IdentityProvider, LoadIdentity } from './identityProvider';
import type { SessionState } from './createSessionState';

/** Gets the identity provider, and lets the session follow it from then on. */
export interface IdentityAccess {
  /** The provider, `null` when its code did not come: the session is `failing` then. Never rejects. */
  ensure(): Promise<IdentityProvider | null>;
  /** The provider if it is there already. */
  current(): IdentityProvider | null;
}

/** One attempt at a time; a failed one is made afresh when the provider is needed again. */
export function createIdentityAccess(
  load: LoadIdentity,
  state: SessionState,
  logger: Logger,
): IdentityAccess {
  let attempt: Promise<IdentityProvider | null> | undefined;
  let provider: IdentityProvider | null = null;

  const listen = async () => {
    provider = await awaitIdentity(load);
    if (!provider) {
      logger.error(fr.session.unavailable);
      state.fail('unavailable');
      attempt = undefined;
      return null;
    }
    provider.onUserChanged(state.show, (error) => {
      logger.error('The identity provider failed', { message: error.message });
      state.fail('provider');
    });
    return provider;
  };

  return {
    current: () => provider,
    ensure: () => (attempt ??= listen()),
  };
}
