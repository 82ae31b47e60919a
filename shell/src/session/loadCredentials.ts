import { fr } from '../i18n/fr';
import type { Credentials, CredentialsOptions } from './createCredentials';
import { requireProvider } from './requireProvider';

/** What only who has an account does: its code comes with the provider's, at the first use. */
export function loadCredentials(options: CredentialsOptions): Credentials {
  const load = async (sentence?: string) => {
    await requireProvider(options.identity, sentence);
    const { createCredentials } = await import(/* webpackChunkName: "identity" */ './createCredentials');
    return createCredentials(options);
  };
  const { resetUnavailable } = fr.session;
  return {
    resetPassword: async (...given) => (await load(resetUnavailable)).resetPassword(...given),
    confirmPasswordReset: async (...given) => (await load(resetUnavailable)).confirmPasswordReset(...given),
    changePassword: async (...given) => (await load()).changePassword(...given),
    offerSecondFactor: async (...given) => (await load()).offerSecondFactor(...given),
    reauthenticate: async (...given) => (await load()).reauthenticate(...given),
    deleteAccount: async (...given) => (await load()).deleteAccount(...given),
  };
}
