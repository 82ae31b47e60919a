import { useShell } from '@galopin/shared/shell-context';
import { TextField } from '@galopin/shared/ui';
import { AccountFormFrame } from '../../components/AccountFormFrame';
import { CodeField } from '../../components/CodeField';
import { PasswordField } from '../../components/PasswordField';
import { useAccountForm } from '../../components/useAccountForm';
import { useWantedCode } from '../../components/useWantedCode';
import { profileCopy } from '../../i18n/profileCopy';
import { explainAuth } from '../../components/explainAuth';

const copy = profileCopy.data;

interface Props {
  readonly email: string;
  readonly onKeep: () => void;
}

/** The account's end: a word to type and the password, so that no slip and no other person can do it. */
export function DeleteForm({ email, onKeep }: Props) {
  const { session, logger } = useShell();
  const code = useWantedCode();
  const form = useAccountForm<'word' | 'password' | 'code'>({
    initial: { word: '', password: '', code: '' },
    // The button that was pressed is gone.
    takesFocus: true,
    check: ({ word, password }) => ({
      ...(word.trim() !== copy.deleteWord && { word: copy.deleteConfirmWrong(copy.deleteWord) }),
      ...(password === '' && { password: copy.deletePasswordMissing }),
    }),
    send: ({ password, code: typed }) => session.deleteAccount(password, code.given(typed)),
    explain(error) {
      const aboutCode = code.explain(error);
      if (aboutCode !== null) return aboutCode;
      const { message, isPassword } = explainAuth(error);
      if (isPassword) return { message, field: 'password' };
      logger.error('The account could not be deleted', { message: String(error) });
      return { message };
    },
  });
  return (
    <AccountFormFrame
      label={copy.delete}
      form={form}
      email={email}
      action={copy.deleteNow}
      isDangerous
      cancel={{ label: copy.keep, onCancel: onKeep }}
    >
      <TextField {...form.field('word')} label={copy.deleteConfirm(copy.deleteWord)} autoComplete="off" />
      <PasswordField
        {...form.field('password')}
        label={copy.deletePassword}
        autoComplete="current-password"
        sending={form.isBusy}
      />
      {code.isWanted && <CodeField {...form.field('code')} />}
    </AccountFormFrame>
  );
}
