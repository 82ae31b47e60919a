import type { ApiClient, SessionApi } from '@galopin/shared/contracts';
import { fr } from '../i18n/fr';
import { callProvider, type ProviderCallOptions } from './callProvider';
import type { IdentityAccess } from './createIdentityAccess';
import { requireProvider } from './requireProvider';

const copy = fr.session;

/** What a visitor does with an address and a password besides signing in. */
export type Credentials = Pick<
  SessionApi,
  | 'resetPassword'
  | 'confirmPasswordReset'
  | 'changePassword'
  | 'deleteAccount'
  | 'reauthenticate'
  | 'offerSecondFactor'
>;

export interface CredentialsOptions extends ProviderCallOptions {
  readonly identity: IdentityAccess;
  readonly api: Pick<ApiClient, 'delete'>;
  /** Of the signed-in member; `null` for nobody. */
  readonly uid: () => string | null;
  readonly signOut: () => Promise<void>;
}

export function createCredentials(options: CredentialsOptions): Credentials {
  const { identity, api, uid, signOut } = options;
  return {
    async resetPassword(email) {
      const provider = await requireProvider(identity, copy.resetUnavailable);
      const send = () => provider.sendPasswordReset(email);
      await callProvider('Sending a link for a new password', options, send);
      return { demoLink: null };
    },
    async confirmPasswordReset(code, password) {
      const provider = await requireProvider(identity, copy.resetUnavailable);
      await callProvider('Setting a new password', options, () =>
        provider.confirmPasswordReset(code, password),
      );
    },
    async changePassword(current, next, code) {
      const provider = await requireProvider(identity);
      await callProvider('Changing the password', options, async () => {
        await provider.reauthenticate(current, code);
        await provider.updatePassword(next);
      });
    },
    async offerSecondFactor(password) {
      const provider = await requireProvider(identity);
      const offer = await callProvider('Beginning a second factor', options, async () => {
        await provider.reauthenticate(password);
        return provider.offerSecondFactor();
      });
      const confirm = (code: string) =>
        callProvider('Confirming a second factor', options, () => offer.confirm(code));
      return { ...offer, confirm };
    },
    async reauthenticate(password, code) {
      const provider = await requireProvider(identity);
      await callProvider('Asking for the password', options, async () => {
        await provider.reauthenticate(password, code);
        await provider.idToken(true);
      });
    },
    async deleteAccount(password, code) {
      const provider = await requireProvider(identity);
      await callProvider('Asking for the password', options, () => provider.reauthenticate(password, code));
      // First what hangs on the account: without it nobody could ask for that any more.
      await api.delete(`/apin/user/${encodeURIComponent(uid() ?? '')}`);
      await callProvider('Deleting the account', options, () => provider.deleteUser());
      await signOut();
    },
  };
}
