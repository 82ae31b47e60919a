import { isAppError } from '@galopin/shared/contracts';

/** Why the identity provider refused, as far as the visitor can do something about it. */
export type AuthFailure =
  | 'credentials'
  | 'emailTaken'
  | 'emailMalformed'
  | 'passwordWeak'
  | 'tooManyRequests'
  | 'recentLogin'
  | 'linkUsed'
  | 'codeWanted'
  | 'codeWrong'
  | 'notOffered'
  | 'network'
  | 'unavailable'
  | 'unknown';

/** The provider's codes without their `auth/`. Whether an address has an account is not told apart at the sign-in. */
const FAILURES: Readonly<Record<string, AuthFailure>> = {
  'wrong-password': 'credentials',
  'user-not-found': 'credentials',
  'invalid-credential': 'credentials',
  'invalid-login-credentials': 'credentials',
  'email-already-in-use': 'emailTaken',
  'invalid-email': 'emailMalformed',
  'weak-password': 'passwordWeak',
  'password-does-not-meet-requirements': 'passwordWeak',
  'too-many-requests': 'tooManyRequests',
  'requires-recent-login': 'recentLogin',
  'user-token-expired': 'recentLogin',
  'expired-action-code': 'linkUsed',
  'invalid-action-code': 'linkUsed',
  'multi-factor-auth-required': 'codeWanted',
  'invalid-verification-code': 'codeWrong',
  'missing-verification-code': 'codeWrong',
  'code-expired': 'codeWrong',
  'operation-not-allowed': 'notOffered',
  'network-request-failed': 'network',
};

/**
 * Reads what a call of the session threw. For `unavailable` the error's own message is the sentence to show.
 * @source Firebase Authentication, AuthErrorCodes
 */
export function authFailure(error: unknown): AuthFailure {
  if (isAppError(error, 'auth-unavailable')) return 'unavailable';
  if (!isAppError(error, 'auth-refused')) return 'unknown';
  const code = String(error.details['provider'] ?? '')
    .toLowerCase()
    .replace(/^auth\//, '')
    .replaceAll('_', '-');
  return Object.hasOwn(FAILURES, code) ? (FAILURES[code] ?? 'unknown') : 'unknown';
}
