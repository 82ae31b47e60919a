import { useShell } from '@galopin/shared/shell-context';
import { useAccountForm } from '../../components/useAccountForm';
import { useWantedCode } from '../../components/useWantedCode';
import { describeAuthFailure } from '../../domain/describeAuthFailure';
import { signInCopy as copy } from '../../i18n/signInCopy';

export type CredentialName = 'email' | 'password';
export type Credentials = Readonly<Record<CredentialName, string>>;

/** The sign-in form. What the fields hold is the provider's to judge; only empty ones are not sent. */
export function useSignInForm() {
  const shell = useShell();
  const code = useWantedCode();
  const form = useAccountForm<CredentialName | 'code'>({
    initial: { email: '', password: '', code: '' },
    check: ({ email, password }) => ({
      ...(email.trim() === '' && { email: copy.emailMissing }),
      ...(password === '' && { password: copy.passwordMissing }),
    }),
    async send({ email, password, code: typed }) {
      try {
        await shell.session.signIn(email.trim(), password, code.given(typed));
      } catch (error) {
        shell.track('sign_in', { outcome: 'refused' });
        throw error;
      }
      shell.track('sign_in', { outcome: 'done' });
    },
    explain(error) {
      const aboutCode = code.explain(error);
      if (aboutCode !== null) return aboutCode;
      const { failure, message } = describeAuthFailure(error, 'Sign-in', shell.logger);
      // A malformed address is told apart from a wrong one no more than an unknown one is.
      if (failure === 'credentials' || failure === 'emailMalformed')
        return { message: copy.failures.credentials, goTo: 'password' };
      return { message };
    },
  });
  return {
    ...form,
    wantsCode: code.isWanted,
    fill(credentials: Credentials) {
      code.forget();
      form.fill({ ...credentials, code: '' });
    },
  };
}

export type SignInFormState = ReturnType<typeof useSignInForm>;
