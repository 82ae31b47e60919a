import type { Logger } from '@galopin/shared/contracts';
import { fr } from '../i18n/fr';
import { awaitIdentity } from './awaitIdentity';
import { providerCode } from './callProvider';
import type { SessionState } from './createSessionState';
import type { IdentityProvider, LoadIdentity } from './identityProvider';
import type { SessionHint } from './sessionHint';

/** Gets the identity provider, and lets the session follow it from then on. */
export interface IdentityAccess {
  /** The provider, `null` when its code did not come: the session is `failing` then. Never rejects. */
  ensure(): Promise<IdentityProvider | null>;
  /** The provider if it is there already. */
  current(): IdentityProvider | null;
  /** Ends the provider's session; what it cannot do now is made up for when it comes the next time. Never rejects. */
  signOut(): Promise<void>;
  /** Somebody has signed in: no signing out is owed any more. */
  clearOwedSignOut(): void;
}

export interface IdentityAccessOptions {
  readonly load: LoadIdentity;
  readonly hint: SessionHint;
  readonly state: SessionState;
  readonly logger: Logger;
}

/** One attempt at a time; a failed one is made afresh when the provider is needed again. */
export function createIdentityAccess({ load, hint, state, logger }: IdentityAccessOptions): IdentityAccess {
  let attempt: Promise<IdentityProvider | null> | undefined;
  let provider: IdentityProvider | null = null;

  const signOut = async () => {
    hint.oweSignOut(true);
    if (!provider) return;
    try {
      await provider.signOut();
      hint.oweSignOut(false);
    } catch (error) {
      logger.error('The identity provider failed to sign out', { provider: providerCode(error) });
    }
  };
  const listen = async () => {
    provider = await awaitIdentity(load);
    if (!provider) {
      logger.error(fr.session.unavailable);
      state.fail('unavailable');
      attempt = undefined;
      return null;
    }
    if (hint.owesSignOut()) await signOut();
    provider.onUserChanged(
      (user) => state.show(hint.owesSignOut() ? null : user),
      (error) => {
        logger.error('The identity provider failed', { message: error.message });
        state.fail('provider');
      },
    );
    return provider;
  };

  return {
    current: () => provider,
    ensure: () => (attempt ??= listen()),
    signOut,
    clearOwedSignOut: () => hint.oweSignOut(false),
  };
}
