import type { Logger } from '@galopin/shared/contracts';
import { signInCopy } from '../i18n/signInCopy';
import { authFailure, type AuthFailure } from './authFailure';

/**
 * The failure of a call of the session with its sentence for the visitor. One that nobody knows is logged.
 * @param deed what was tried, for the log
 */
export function describeAuthFailure(
  error: unknown,
  deed: string,
  logger: Logger,
): { readonly failure: AuthFailure; readonly message: string } {
  const failure = authFailure(error);
  if (failure === 'unknown') logger.error(`${deed} failed`, { message: String(error) });
  // The specification gives the sentence for a provider that never came; the shell is its source.
  if (failure === 'unavailable')
    return { failure, message: error instanceof Error ? error.message : signInCopy.failures.unknown };
  return { failure, message: signInCopy.failures[failure] };
}
