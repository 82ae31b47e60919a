import { useShell } from '@galopin/shared/shell-context';
import { Alert, Button, Card } from '@galopin/shared/ui';
import { useState } from 'react';
import { EmailField } from '../../components/EmailField';
import { useAccountForm } from '../../components/useAccountForm';
import { authFailure } from '../../domain/authFailure';
import { describeAuthFailure } from '../../domain/describeAuthFailure';
import { signInCopy } from '../../i18n/signInCopy';
import { describeEmail } from './describeFaults';
import { ResetSent } from './ResetSent';
import { FormStack } from './SignInPage.styles';
import { ViewLinks, type View } from './ViewLinks';

const copy = signInCopy.forgotten;

interface Props {
  /** Typed before. */
  readonly email: string;
  readonly onView: (view: View, email: string) => void;
}

/** Asks for a link to a new password. The answer is the same whether the address has an account or not. */
export function ForgottenForm({ email, onView }: Props) {
  const { session, logger } = useShell();
  const [sent, setSent] = useState<string>();
  const form = useAccountForm({
    takesFocus: true,
    initial: { email },
    check(values) {
      const wrong = describeEmail(values.email);
      return wrong === undefined ? {} : { email: wrong };
    },
    async send(values) {
      const address = values.email.trim();
      try {
        await session.resetPassword(address);
      } catch (error) {
        if (authFailure(error) !== 'credentials') throw error;
      }
      setSent(address);
    },
    explain(error) {
      const { failure, message } = describeAuthFailure(error, 'Asking for a new password', logger);
      return failure === 'emailMalformed' ? { message, field: 'email' } : { message };
    },
  });
  if (sent !== undefined) return <ResetSent email={sent} onView={onView} />;
  return (
    <Card>
      <FormStack noValidate aria-label={copy.formLabel} onSubmit={form.submit}>
        <EmailField {...form.field('email')} help={copy.help} />
        {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
        <Button type="submit" wide loading={form.isBusy}>
          {copy.submit}
        </Button>
        <ViewLinks views={['signIn', 'signUp']} onView={(view) => onView(view, form.values.email)} />
      </FormStack>
    </Card>
  );
}
