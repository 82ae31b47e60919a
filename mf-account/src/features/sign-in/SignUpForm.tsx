import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Card } from '@galopin/shared/ui';
import { EmailField } from '../../components/EmailField';
import { PasswordField } from '../../components/PasswordField';
import { useAccountForm } from '../../components/useAccountForm';
import { FEWEST_CHARACTERS } from '@galopin/shared/lib';
import { describeAuthFailure } from '../../domain/describeAuthFailure';
import { signInCopy } from '../../i18n/signInCopy';
import { describeFaults } from './describeFaults';
import { FormStack, SmallPrint } from './SignInPage.styles';
import type { CredentialName } from './useSignInForm';
import { ViewLinks, type View } from './ViewLinks';

const copy = signInCopy.signUp;

/** The field a refusal is about. */
const FIELDS = { emailTaken: 'email', emailMalformed: 'email', passwordWeak: 'password' } as const;
const fieldOf = (failure: string): CredentialName | undefined =>
  Object.hasOwn(FIELDS, failure) ? FIELDS[failure as keyof typeof FIELDS] : undefined;

interface Props {
  /** Typed before. */
  readonly email: string;
  /** Called before the account is asked for, and again when it was refused. */
  readonly onEntering: (isEntering: boolean) => void;
  readonly onView: (view: View, email: string) => void;
}

/** A new account; who has made it is signed in and stays on the page. */
export function SignUpForm({ email, onEntering, onView }: Props) {
  const { session, logger, track } = useShell();
  const form = useAccountForm<CredentialName>({
    takesFocus: true,
    initial: { email, password: '' },
    check: describeFaults,
    async send(values) {
      onEntering(true);
      try {
        await session.signUp(values.email.trim(), values.password);
        track('sign_up', { outcome: 'done' });
      } catch (error) {
        track('sign_up', { outcome: 'refused' });
        throw error;
      } finally {
        onEntering(false);
      }
    },
    explain(error) {
      const { failure, message } = describeAuthFailure(error, 'Sign-up', logger);
      const field = fieldOf(failure);
      return field === undefined ? { message } : { message, field };
    },
  });
  return (
    <Card>
      <FormStack noValidate aria-label={copy.formLabel} onSubmit={form.submit}>
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={signInCopy.password}
          help={signInCopy.passwordRule(FEWEST_CHARACTERS)}
          autoComplete="new-password"
          sending={form.isBusy}
        />
        {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
        <SmallPrint>{copy.adults}</SmallPrint>
        <Button type="submit" wide loading={form.isBusy}>
          {copy.submit}
        </Button>
        <ViewLinks views={['signIn', 'forgotten']} onView={(view) => onView(view, form.values.email)} />
      </FormStack>
    </Card>
  );
}
