import {
  emailFault,
  FEWEST_CHARACTERS,
  MOST_CHARACTERS,
  newPasswordFault,
  type EmailFault,
  type PasswordFault,
} from '@galopin/shared/lib';
import { signInCopy as copy } from '../../i18n/signInCopy';
import type { Credentials } from './useSignInForm';

const EMAIL: Readonly<Record<EmailFault, string>> = {
  missing: copy.emailMissing,
  malformed: copy.emailMalformed,
};
const PASSWORD: Readonly<Record<PasswordFault, string>> = {
  missing: copy.passwordMissing,
  short: copy.passwordShort(FEWEST_CHARACTERS),
  long: copy.passwordLong(MOST_CHARACTERS),
  isEmail: copy.passwordIsEmail,
};

/** Sentence for an address that cannot be used; undefined for one that can. */
export function describeEmail(email: string): string | undefined {
  const fault = emailFault(email.trim());
  return fault === null ? undefined : EMAIL[fault];
}

/** Sentence for a new password that cannot be used; undefined for one that can. */
export function describeNewPassword(password: string, email?: string): string | undefined {
  const fault = newPasswordFault(password, email?.trim());
  return fault === null ? undefined : PASSWORD[fault];
}

/** Sentences for what keeps a new account from being asked for. */
export function describeFaults({ email, password }: Credentials): Partial<Credentials> {
  const [wrongEmail, wrongPassword] = [describeEmail(email), describeNewPassword(password, email)];
  return {
    ...(wrongEmail !== undefined && { email: wrongEmail }),
    ...(wrongPassword !== undefined && { password: wrongPassword }),
  };
}
