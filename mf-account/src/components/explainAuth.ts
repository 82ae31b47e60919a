import { authFailure } from '../domain/authFailure';
import { profileCopy } from '../i18n/profileCopy';
import { signInCopy } from '../i18n/signInCopy';

const copy = profileCopy.failures;

/** What the identity provider refused, in words; the field it is about is `password` where it is the present one. */
export function explainAuth(error: unknown): { readonly message: string; readonly isPassword: boolean } {
  const failure = authFailure(error);
  // The sentence for a provider that never came is the shell's.
  if (failure === 'unavailable' && error instanceof Error)
    return { message: error.message, isPassword: false };
  switch (failure) {
    case 'credentials':
      return { message: copy.credentials, isPassword: true };
    case 'passwordWeak':
      return { message: copy.weak, isPassword: false };
    case 'tooManyRequests':
      return { message: copy.tooManyRequests, isPassword: false };
    case 'notOffered':
    case 'recentLogin':
      return { message: signInCopy.failures[failure], isPassword: false };
    case 'network':
      return { message: copy.network, isPassword: false };
    default:
      return { message: copy.unknown, isPassword: false };
  }
}
