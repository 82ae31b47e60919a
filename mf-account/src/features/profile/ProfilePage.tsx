import { paths, type PageProps } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { ButtonLink, EmptyState, PageHeader } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';
import { AccountCard } from './AccountCard';
import type { ProfileData } from './profileLoader';
import { Cards } from './ProfilePage.styles';
import { SubscriptionCard } from './SubscriptionCard';

const copy = fr.profile;

/** `/Profile`: the member's account and subscription. */
export function ProfilePage({ data }: PageProps<ProfileData>) {
  const shell = useShell();
  const session = useSession();
  if (session.status !== 'signedIn') return <SignedOut />;

  return (
    <>
      <PageHeader title={copy.title} />
      <Cards>
        <AccountCard user={session.user} isAdmin={session.isAdmin} />
        <SubscriptionCard subscription={data.subscription} onRetry={shell.revalidate} />
      </Cards>
    </>
  );
}

/** Only seen where a session ends elsewhere while the page is open. */
function SignedOut() {
  return (
    <>
      <PageHeader title={copy.title} />
      <EmptyState
        icon="user-off"
        title={copy.signedOut}
        text={copy.signedOutText}
        action={
          <ButtonLink as={Link} {...{ to: paths.signIn.to() }}>
            {copy.signIn}
          </ButtonLink>
        }
      />
    </>
  );
}
