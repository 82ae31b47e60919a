import type { PageProps } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { useSession } from '@galopin/shared/shell-context';
import { Alert, PageHeader } from '@galopin/shared/ui';
import { useState, type ReactNode } from 'react';
import { signInCopy as copy } from '../../i18n/signInCopy';
import { ForgottenForm } from './ForgottenForm';
import { NewPasswordForm } from './NewPasswordForm';
import { Reason } from './Reason';
import { SignedInCard } from './SignedInCard';
import { Columns } from './SignInPage.styles';
import { SignInSkeleton } from './SignInSkeleton';
import { SignInView } from './SignInView';
import { SignUpForm } from './SignUpForm';
import { useResetCode } from './useResetCode';
import { useSignInForm } from './useSignInForm';
import type { View } from './ViewLinks';

const TITLES: Readonly<Record<View, string>> = {
  signIn: copy.title,
  signUp: copy.signUp.title,
  forgotten: copy.forgotten.title,
};

/** `/connec`: the ways into an account, or as whom the visitor is signed in. */
export function SignInPage({ query }: PageProps<null>) {
  const session = useSession();
  const form = useSignInForm();
  const reset = useResetCode(query);
  const [view, setView] = useState<View>('signIn');
  const [email, setEmail] = useState('');
  const [isEntering, setEntering] = useState(false);
  // The session changes before the next page is there: without this, its card would flash in between.
  const isLeaving = form.isBusy || isEntering;

  const show = (next: View, typed: string) => {
    setView(next);
    setEmail(typed);
    reset.leave();
    // What was typed goes along; left behind, it would still count as unsaved.
    form.fill({ email: next === 'signIn' ? typed : '', password: '' });
  };
  if (reset.code !== null) {
    return (
      <Frame title={copy.reset.title}>
        <NewPasswordForm code={reset.code} onDone={reset.finish} onView={(next) => show(next, '')} />
      </Frame>
    );
  }
  // In a document: who comes back is not shown a form that goes away again.
  if (isReturning(session)) return <SignInSkeleton />;
  if (session.status === 'signedIn' && !isLeaving) {
    return (
      <Frame title={copy.title}>
        <SignedInCard email={session.user.email} isNew={view === 'signUp'} />
      </Frame>
    );
  }
  return (
    <Frame
      title={TITLES[view]}
      subtitle={copy.why}
      notice={reset.isDone ? <Alert severity="success">{copy.reset.done}</Alert> : <Reason />}
    >
      {view === 'signIn' && <SignInView form={form} onView={(next) => show(next, form.values.email)} />}
      {view === 'signUp' && <SignUpForm email={email} onEntering={setEntering} onView={show} />}
      {view === 'forgotten' && <ForgottenForm email={email} onView={show} />}
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ title, subtitle, notice, children }: FrameProps) {
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {notice}
      <Columns>{children}</Columns>
    </>
  );
}
