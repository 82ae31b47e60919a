import { isAppError } from '@galopin/shared/contracts';

/** Why a sign-in failed, as far as the visitor can do something about it. */
export type SignInFailure = 'credentials' | 'tooManyRequests' | 'network' | 'unavailable' | 'unknown';

/** The provider's codes without their `auth/`. Whether an address has an account is not told apart. */
const FAILURES: Readonly<Record<string, SignInFailure>> = {
  'wrong-password': 'credentials',
  'user-not-found': 'credentials',
  'invalid-credential': 'credentials',
  'invalid-login-credentials': 'credentials',
  'invalid-email': 'credentials',
  'too-many-requests': 'tooManyRequests',
  'network-request-failed': 'network',
};

/**
 * Reads what `session.signIn` threw. For `unavailable` the error's own message is the sentence to show.
 * @source Firebase Authentication, AuthErrorCodes
 */
export function signInFailure(error: unknown): SignInFailure {
  if (isAppError(error, 'auth-unavailable')) return 'unavailable';
  if (!isAppError(error, 'auth-refused')) return 'unknown';
  const code = String(error.details['provider'] ?? '')
    .toLowerCase()
    .replace(/^auth\//, '')
    .replaceAll('_', '-');
  return Object.hasOwn(FAILURES, code) ? (FAILURES[code] ?? 'unknown') : 'unknown';
}
