import { FirebaseError } from 'firebase/app';
import {
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { SecondFactorOffer } from '@galopin/shared/contracts';

/**
 * Signs in by a password, and by a code of the account's authenticator where the provider wants one.
 * @param code six digits; without one the provider's `auth/multi-factor-auth-required` is passed on
 */
export async function withSecondFactor(
  auth: Auth,
  signIn: () => Promise<UserCredential>,
  code: string | undefined,
): Promise<UserCredential> {
  try {
    return await signIn();
  } catch (error) {
    if (code === undefined || !isFactorWanted(error)) throw error;
    const resolver = getMultiFactorResolver(auth, error);
    const totp = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    if (totp === undefined) throw error;
    return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(totp.uid, code));
  }
}

const isFactorWanted = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';

/**
 * Begins to tie an authenticator to an account, shortly after its password was given.
 * @param siteOrigin its host is the name of the site in the app
 */
export async function offerSecondFactor(user: User, siteOrigin: string): Promise<SecondFactorOffer> {
  const site = new URL(siteOrigin).hostname;
  const factors = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    secret: secret.secretKey,
    // Firebase puts both into the address as they are; a `+` or `&` of an address would change what it says.
    link: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? ''), encodeURIComponent(site)),
    confirm: (code) => factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), site),
  };
}
