import { useSession, useShell } from '@galopin/shared/shell-context';
import { PageHeader } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';
import { DemoAccounts } from './DemoAccounts';
import { SignedInCard } from './SignedInCard';
import { SignInForm } from './SignInForm';
import { Columns } from './SignInPage.styles';
import { useSignInForm } from './useSignInForm';

const copy = fr.signIn;

/** `/connec`: the form, or as whom the visitor is signed in. */
export function SignInPage() {
  const { site } = useShell();
  const session = useSession();
  const form = useSignInForm();
  // The session changes before the next page is there: without this, its card would flash in between.
  const isLeaving = form.state.status === 'sending' || form.state.status === 'done';

  if (session.status === 'signedIn' && !isLeaving) {
    return (
      <>
        <PageHeader title={copy.title} />
        <Columns>
          <SignedInCard email={session.user.email} />
        </Columns>
      </>
    );
  }
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.why} />
      <Columns>
        <SignInForm form={form} />
        {site.demo && <DemoAccounts onPick={form.fill} />}
      </Columns>
    </>
  );
}
