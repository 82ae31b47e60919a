import type { SecondFactorOffer } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { AccountFormFrame } from '../../components/AccountFormFrame';
import { PasswordField } from '../../components/PasswordField';
import { useAccountForm } from '../../components/useAccountForm';
import { authFailure } from '../../domain/authFailure';
import { profileCopy } from '../../i18n/profileCopy';
import { explainAuth } from '../../components/explainAuth';

const copy = profileCopy.security.factor;

interface Props {
  readonly email: string;
  readonly onOffer: (offer: SecondFactorOffer) => void;
  readonly onCancel: () => void;
}

/** The password, before an authenticator may be tied to the account. */
export function SecondFactorPasswordForm({ email, onOffer, onCancel }: Props) {
  const { session, logger } = useShell();
  const form = useAccountForm<'password'>({
    initial: { password: '' },
    takesFocus: true,
    check: ({ password }) => (password === '' ? { password: profileCopy.security.currentMissing } : {}),
    send: async ({ password }) => onOffer(await session.offerSecondFactor(password)),
    explain(error) {
      // The session does not know it, and the provider tells nobody without the password.
      if (authFailure(error) === 'codeWanted') return { message: copy.already };
      const { message, isPassword } = explainAuth(error);
      if (isPassword) return { message, field: 'password' };
      logger.error('A second factor could not be begun', { message: String(error) });
      return { message };
    },
  });
  return (
    <AccountFormFrame
      label={copy.start}
      form={form}
      email={email}
      action={copy.go}
      cancel={{ label: copy.cancel, onCancel }}
    >
      <PasswordField
        {...form.field('password')}
        label={copy.password}
        autoComplete="current-password"
        sending={form.isBusy}
      />
    </AccountFormFrame>
  );
}
