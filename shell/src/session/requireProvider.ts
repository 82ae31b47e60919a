import { AppError } from '@galopin/shared/contracts';
import { fr } from '../i18n/fr';
import type { IdentityAccess } from './createIdentityAccess';
import type { IdentityProvider } from './identityProvider';

/**
 * The provider, for something a visitor waits for.
 * @param sentence for the visitor, where there is none
 * @throws AppError `auth-unavailable`
 */
export async function requireProvider(
  identity: IdentityAccess,
  sentence: string = fr.session.unavailable,
): Promise<IdentityProvider> {
  const provider = await identity.ensure();
  if (!provider) throw new AppError('auth-unavailable', sentence);
  return provider;
}
