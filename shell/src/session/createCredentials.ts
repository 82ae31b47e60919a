import { AppError, type ApiClient, type Logger, type SessionApi } from '@galopin/shared/contracts';
import { fr } from '../i18n/fr';
import { callProvider } from './callProvider';
import type { IdentityAccess } from './createIdentityAccess';
import type { IdentityProvider } from './identityProvider';

const copy = fr.session;

/** What a visitor does with an address and a password besides coming in. */
export type Credentials = Pick<
  SessionApi,
  'resetPassword' | 'confirmPasswordReset' | 'changePassword' | 'deleteAccount'
>;

export interface CredentialsOptions {
  readonly identity: IdentityAccess;
  readonly api: Pick<ApiClient, 'delete'>;
  readonly logger: Logger;
  /** Of the signed-in member; `null` for nobody. */
  readonly uid: () => string | null;
  readonly signOut: () => Promise<void>;
}

/**
 * The provider, for something a visitor waits for.
 * @param sentence for the visitor, where there is none
 * @throws AppError `auth-unavailable`
 */
export async function demandProvider(
  identity: IdentityAccess,
  sentence: string = copy.unavailable,
): Promise<IdentityProvider> {
  const provider = await identity.ensure();
  if (!provider) throw new AppError('auth-unavailable', sentence);
  return provider;
}

export function createCredentials({ identity, api, logger, uid, signOut }: CredentialsOptions): Credentials {
  return {
    async resetPassword(email) {
      const provider = await demandProvider(identity, copy.resetUnavailable);
      const send = () => provider.sendPasswordReset(email);
      const code = await callProvider('Sending a link for a new password', logger, send);
      if (code === null) return { demoLink: null };
      return { demoLink: `/connec?mode=resetPassword&oobCode=${encodeURIComponent(code)}` };
    },
    async confirmPasswordReset(code, password) {
      const provider = await demandProvider(identity, copy.resetUnavailable);
      await callProvider('Setting a new password', logger, () =>
        provider.confirmPasswordReset(code, password),
      );
    },
    async changePassword(current, next) {
      const provider = await demandProvider(identity);
      await callProvider('Changing the password', logger, async () => {
        await provider.reauthenticate(current);
        await provider.updatePassword(next);
      });
    },
    async deleteAccount(password) {
      const provider = await demandProvider(identity);
      await callProvider('Asking for the password', logger, () => provider.reauthenticate(password));
      // First what hangs on the account: without it nobody could ask for that any more.
      await api.delete(`/apin/user/${encodeURIComponent(uid() ?? '')}`);
      await callProvider('Deleting the account', logger, () => provider.deleteUser());
      await signOut();
    },
  };
}
