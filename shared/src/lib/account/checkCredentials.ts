export const FEWEST_CHARACTERS = 8;
/** What the identity provider takes at most. */
export const MOST_CHARACTERS = 4096;

export type EmailFault = 'missing' | 'malformed';
export type PasswordFault = 'missing' | 'short' | 'long' | 'isEmail';

/** Something before an at sign, a domain with a dot behind it: the rest is the provider's to judge. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with an address that is about to be used for the first time; `null` for nothing. */
export function emailFault(email: string): EmailFault | null {
  if (email === '') return 'missing';
  return EMAIL.test(email) ? null : 'malformed';
}

/**
 * What is wrong with a new password; `null` for nothing. Length is what counts: no kinds of characters are asked for.
 * @param email of the account, where it is known
 * @source NIST SP 800-63B, 5.1.1.2
 */
export function newPasswordFault(password: string, email = ''): PasswordFault | null {
  if (password === '') return 'missing';
  const { length } = Array.from(password);
  if (length < FEWEST_CHARACTERS) return 'short';
  if (length > MOST_CHARACTERS) return 'long';
  return email !== '' && password.toLowerCase() === email.toLowerCase() ? 'isEmail' : null;
}
