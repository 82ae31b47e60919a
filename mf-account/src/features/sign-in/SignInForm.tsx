import { Alert, Button, Card } from '@galopin/shared/ui';
import type { Ref } from 'react';
import { CodeField } from '../../components/CodeField';
import { EmailField } from '../../components/EmailField';
import { PasswordField } from '../../components/PasswordField';
import { signInCopy as copy } from '../../i18n/signInCopy';
import { FormStack } from './SignInPage.styles';
import type { SignInFormState } from './useSignInForm';
import { ViewLinks, type View } from './ViewLinks';

interface Props {
  readonly form: SignInFormState;
  readonly submitRef: Ref<HTMLButtonElement>;
  readonly onView: (view: View) => void;
}

/** E-mail, password, and what went wrong, beside what it is about. */
export function SignInForm({ form, submitRef, onView }: Props) {
  return (
    <Card>
      <FormStack noValidate aria-label={copy.formLabel} onSubmit={form.submit}>
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={copy.password}
          autoComplete="current-password"
          sending={form.isBusy}
        />
        {form.wantsCode && <CodeField {...form.field('code')} />}
        {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
        <Button ref={submitRef} type="submit" wide loading={form.isBusy}>
          {copy.submit}
        </Button>
        <ViewLinks views={['signUp', 'forgotten']} onView={onView} />
      </FormStack>
    </Card>
  );
}
