import { useShell } from '@galopin/shared/shell-context';
import { useRef } from 'react';
import { DemoAccounts } from './DemoAccounts';
import { SignInForm } from './SignInForm';
import type { Credentials, SignInFormState } from './useSignInForm';
import type { View } from './ViewLinks';

interface Props {
  readonly form: SignInFormState;
  readonly onView: (view: View) => void;
}

/** The sign-in form, and in the demonstration the accounts to sign in with. */
export function SignInView({ form, onView }: Props) {
  const { site } = useShell();
  const submit = useRef<HTMLButtonElement>(null);
  const handlePick = (credentials: Credentials) => {
    form.fill(credentials);
    submit.current?.focus();
  };
  return (
    <>
      <SignInForm form={form} submitRef={submit} onView={onView} />
      {site.demoAccounts && <DemoAccounts accounts={site.demoAccounts} onPick={handlePick} />}
    </>
  );
}
