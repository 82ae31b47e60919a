import { AppError, type Logger, type ShellApi } from '@galopin/shared/contracts';
import { fr } from '../i18n/fr';

/** Whom a call tells what the caller need not know. */
export interface ProviderCallOptions {
  readonly logger: Logger;
  readonly notify: ShellApi['notify'];
}

/** What the local emulator answers while it loads: none of the visitor's doing, and over soon. */
const SIGN_IN_STARTING = 'auth/sign-in-starting';
/** Milliseconds until such a call is made again: well below what delivery allows one address in a minute. */
const RETRY_DELAY = 2000;
/** A message is on screen for about as many tries. */
const TRIES_PER_NOTICE = 3;

/**
 * Runs a call of the identity provider; while that one is starting, the visitor is told so and the call waits.
 * @param action what is tried, for the log: `Sign-in`
 * @throws AppError `auth-refused` with the provider's own code, such as `auth/invalid-credential`, in
 * `details.provider`
 */
export async function callProvider<Answer>(
  action: string,
  { logger, notify }: ProviderCallOptions,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await whenStarted(call, notify);
  } catch (cause) {
    const provider = providerCode(cause);
    logger.warn(`${action} was refused`, { provider });
    throw new AppError('auth-refused', `The identity provider refused: ${action}`, {
      cause,
      details: { provider },
    });
  }
}

async function whenStarted<Answer>(
  call: () => Promise<Answer>,
  notify: ProviderCallOptions['notify'],
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (cause) {
      if (providerCode(cause) !== SIGN_IN_STARTING) throw cause;
      if (tries % TRIES_PER_NOTICE === 0) notify({ message: fr.session.starting });
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
  }
}

/** The provider's own code; `unknown` for an error without one. */
export function providerCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}
