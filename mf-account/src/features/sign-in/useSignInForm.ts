import { useShell, useUnsavedInput } from '@galopin/shared/shell-context';
import { useRef, useState } from 'react';
import { signInFailure, type SignInFailure } from '../../domain/signInFailure';
import { fr } from '../../i18n/fr';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** `done` lasts until the next page is there. */
export type SignInState =
  | { readonly status: 'editing' }
  /** Fields that were left empty. */
  | { readonly status: 'incomplete'; readonly missing: readonly (keyof Credentials)[] }
  | { readonly status: 'sending' | 'done' }
  | { readonly status: 'failed'; readonly failure: SignInFailure; readonly message: string };

/** The sign-in form: its values, where it stands, and where the focus goes. */
export function useSignInForm() {
  const shell = useShell();
  const [values, setValues] = useState<Credentials>({ email: '', password: '' });
  const [state, setState] = useState<SignInState>({ status: 'editing' });
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  useUnsavedInput(state.status !== 'done' && Object.values(values).some((value) => value !== ''));

  const send = async ({ email, password }: Credentials) => {
    setState({ status: 'sending' });
    try {
      await shell.session.signIn(email, password);
      shell.track('sign_in', { outcome: 'done' });
      setState({ status: 'done' });
    } catch (error) {
      shell.track('sign_in', { outcome: 'refused' });
      const failure = signInFailure(error);
      if (failure === 'unknown') shell.logger.error('Sign-in failed', { message: String(error) });
      // The specification gives the sentence for a provider that never came; the shell is its source.
      const message =
        failure === 'unavailable' && error instanceof Error
          ? error.message
          : fr.signIn.failures[failure === 'unavailable' ? 'unknown' : failure];
      setState({ status: 'failed', failure, message });
      if (failure === 'credentials') passwordRef.current?.select();
    }
  };

  return {
    values,
    state,
    emailRef,
    passwordRef,
    submitRef,
    change(changed: Partial<Credentials>) {
      setValues((before) => ({ ...before, ...changed }));
      if (state.status === 'incomplete') setState({ status: 'editing' });
    },
    /** Puts an account in and leaves the visitor at the button. */
    fill(credentials: Credentials) {
      setValues(credentials);
      setState({ status: 'editing' });
      submitRef.current?.focus();
    },
    submit() {
      if (state.status === 'sending' || state.status === 'done') return;
      const given = { email: values.email.trim(), password: values.password };
      const missing = (['email', 'password'] as const).filter((name) => given[name] === '');
      const [first] = missing;
      if (first === undefined) return void send(given);
      setState({ status: 'incomplete', missing });
      (first === 'email' ? emailRef : passwordRef).current?.focus();
    },
  };
}

export type SignInFormModel = ReturnType<typeof useSignInForm>;
