import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Stack } from '@galopin/shared/ui';
import { PasswordField } from '../../components/PasswordField';
import { useAccountForm } from '../../components/useAccountForm';
import { authFailure } from '../../domain/authFailure';
import { newPasswordFault } from '../../domain/checkCredentials';
import { profileCopy } from '../../i18n/profileCopy';
import { explainAuth } from './explainAuth';

const copy = profileCopy.security;

interface Props {
  readonly email: string;
  readonly onDone: () => void;
}

/** A new password, for who knows the present one. */
export function PasswordForm({ email, onDone }: Props) {
  const { session } = useShell();
  const form = useAccountForm<'current' | 'next'>({
    initial: { current: '', next: '' },
    check: ({ current, next }) => ({
      ...(current === '' && { current: copy.currentMissing }),
      ...(newPasswordFault(next, email) !== null && { next: copy.nextWrong }),
    }),
    async send({ current, next }) {
      await session.changePassword(current, next);
      onDone();
    },
    explain(error) {
      const { message, isPassword } = explainAuth(error);
      if (isPassword) return { message, field: 'current' };
      return authFailure(error) === 'passwordWeak' ? { message, field: 'next' } : { message };
    },
  });
  return (
    <Stack as="form" {...{ noValidate: true, 'aria-label': copy.change, onSubmit: form.submit }}>
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
      {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
      <Button type="submit" variant="secondary" loading={form.isBusy}>
        {copy.change}
      </Button>
    </Stack>
  );
}
