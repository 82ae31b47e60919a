import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Card } from '@galopin/shared/ui';
import { PasswordField } from '../../components/PasswordField';
import { useAccountForm } from '../../components/useAccountForm';
import { FEWEST_CHARACTERS } from '@galopin/shared/lib';
import { describeAuthFailure } from '../../domain/describeAuthFailure';
import { signInCopy } from '../../i18n/signInCopy';
import { describeNewPassword } from './describeFaults';
import { FormStack } from './SignInPage.styles';
import { ViewLinks, type View } from './ViewLinks';

const copy = signInCopy.reset;

interface Props {
  /** Of the link that led here. */
  readonly code: string;
  readonly onDone: () => void;
  readonly onView: (view: View) => void;
}

/** A new password, by the link that was asked for. */
export function NewPasswordForm({ code, onDone, onView }: Props) {
  const { session, logger } = useShell();
  const form = useAccountForm({
    initial: { password: '' },
    check({ password }) {
      const wrong = describeNewPassword(password);
      return wrong === undefined ? {} : { password: wrong };
    },
    async send({ password }) {
      await session.confirmPasswordReset(code, password);
      onDone();
    },
    explain(error) {
      const { failure, message } = describeAuthFailure(error, 'Setting a new password', logger);
      // Without the account nothing can be told of the link but that it is of no use.
      if (failure === 'credentials') return { message: signInCopy.failures.linkUsed };
      return failure === 'passwordWeak' ? { message, field: 'password' } : { message };
    },
  });
  return (
    <Card>
      <FormStack noValidate aria-label={copy.formLabel} onSubmit={form.submit}>
        <PasswordField
          {...form.field('password')}
          label={copy.password}
          help={signInCopy.passwordRule(FEWEST_CHARACTERS)}
          autoComplete="new-password"
          sending={form.isBusy}
        />
        {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
        <Button type="submit" wide loading={form.isBusy}>
          {copy.submit}
        </Button>
        <ViewLinks views={['forgotten', 'signIn']} onView={onView} />
      </FormStack>
    </Card>
  );
}
