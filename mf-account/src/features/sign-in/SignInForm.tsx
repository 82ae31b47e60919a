import { Alert, Button, Card, IconButton, Stack, TextField } from '@galopin/shared/ui';
import { useState, type FormEvent } from 'react';
import { fr } from '../../i18n/fr';
import type { Credentials, SignInFormModel } from './useSignInForm';

const copy = fr.signIn;

/** E-mail, password, and what went wrong, beside what it is about. */
export function SignInForm({ form }: { readonly form: SignInFormModel }) {
  const [isShown, setShown] = useState(false);
  const { values, state, emailRef, passwordRef, submitRef, change } = form;
  const isMissing = (name: keyof Credentials) =>
    state.status === 'incomplete' && state.missing.includes(name);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Password managers only offer to keep what is in a password field.
    setShown(false);
    form.submit();
  };
  return (
    <Card>
      <Stack
        as="form"
        $gap={4}
        {...{ noValidate: true, 'aria-label': copy.formLabel, onSubmit: handleSubmit }}
      >
        <TextField
          ref={emailRef}
          label={copy.email}
          error={isMissing('email') ? copy.emailMissing : undefined}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <TextField
          ref={passwordRef}
          label={copy.password}
          error={isMissing('password') ? copy.passwordMissing : undefined}
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
          trailing={
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? copy.hidePassword : copy.showPassword}
              onClick={() => setShown(!isShown)}
            />
          }
        />
        {state.status === 'failed' && <Alert severity="error">{state.message}</Alert>}
        <Button
          ref={submitRef}
          type="submit"
          wide
          loading={state.status === 'sending' || state.status === 'done'}
        >
          {copy.submit}
        </Button>
      </Stack>
    </Card>
  );
}
