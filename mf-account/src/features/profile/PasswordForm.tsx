import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Stack } from '@galopin/shared/ui';
import { CodeField } from '../../components/CodeField';
import { PasswordField } from '../../components/PasswordField';
import { useAccountForm } from '../../components/useAccountForm';
import { useWantedCode } from '../../components/useWantedCode';
import { authFailure } from '../../domain/authFailure';
import { newPasswordFault } from '@galopin/shared/lib';
import { profileCopy } from '../../i18n/profileCopy';
import { explainAuth } from '../../components/explainAuth';

const copy = profileCopy.security;

interface Props {
  readonly email: string;
  readonly onDone: () => void;
}

/** A new password, for who knows the present one. */
export function PasswordForm({ email, onDone }: Props) {
  const { session } = useShell();
  const code = useWantedCode();
  const form = useAccountForm<'current' | 'next' | 'code'>({
    initial: { current: '', next: '', code: '' },
    check: ({ current, next }) => ({
      ...(current === '' && { current: copy.currentMissing }),
      ...(newPasswordFault(next, email) !== null && { next: copy.nextWrong }),
    }),
    async send({ current, next, code: typed }) {
      await session.changePassword(current, next, code.given(typed));
      onDone();
    },
    explain(error) {
      const aboutCode = code.explain(error);
      if (aboutCode !== null) return aboutCode;
      const { message, isPassword } = explainAuth(error);
      if (isPassword) return { message, field: 'current' };
      return authFailure(error) === 'passwordWeak' ? { message, field: 'next' } : { message };
    },
  });
  return (
    <Stack as="form" noValidate aria-label={copy.change} onSubmit={form.submit}>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('current')}
        label={copy.current}
        autoComplete="current-password"
        sending={form.isBusy}
      />
      <PasswordField
        {...form.field('next')}
        label={copy.next}
        help={copy.nextHelp}
        autoComplete="new-password"
        sending={form.isBusy}
      />
      {code.isWanted && <CodeField {...form.field('code')} />}
      {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
      <Button type="submit" variant="secondary" loading={form.isBusy}>
        {copy.change}
      </Button>
    </Stack>
  );
}
