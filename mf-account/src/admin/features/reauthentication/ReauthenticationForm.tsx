import { useSession, useShell } from '@galopin/shared/shell-context';
import { AccountFormFrame } from '../../../components/AccountFormFrame';
import { CodeField } from '../../../components/CodeField';
import { explainAuth } from '../../../components/explainAuth';
import { PasswordField } from '../../../components/PasswordField';
import { useAccountForm } from '../../../components/useAccountForm';
import { useWantedCode } from '../../../components/useWantedCode';
import { adminCopy } from '../../i18n/adminCopy';

const copy = adminCopy.password;

/** The password of whoever is signed in, once more. */
export function ReauthenticationForm({ onGiven }: { readonly onGiven: () => void }) {
  const { session, logger } = useShell();
  const known = useSession();
  const code = useWantedCode();
  const form = useAccountForm<'password' | 'code'>({
    initial: { password: '', code: '' },
    takesFocus: true,
    check: ({ password }) => (password === '' ? { password: copy.missing } : {}),
    async send({ password, code: typed }) {
      await session.reauthenticate(password, code.given(typed));
      onGiven();
    },
    explain(error) {
      const aboutCode = code.explain(error);
      if (aboutCode !== null) return aboutCode;
      const { message, isPassword } = explainAuth(error);
      if (isPassword) return { message, field: 'password' };
      logger.error('The password could not be asked for again', { message: String(error) });
      return { message };
    },
  });
  const email = known.status === 'signedIn' ? known.user.email : '';
  return (
    <AccountFormFrame label={copy.title} form={form} email={email} action={copy.go}>
      <PasswordField
        {...form.field('password')}
        label={copy.label}
        autoComplete="current-password"
        sending={form.isBusy}
      />
      {code.isWanted && <CodeField {...form.field('code')} />}
    </AccountFormFrame>
  );
}
