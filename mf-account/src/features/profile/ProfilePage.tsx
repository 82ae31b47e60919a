import { paths, type PageProps, type Session } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { ButtonLink, EmptyState, PageHeader, Stack } from '@galopin/shared/ui';
import { RECEIPT_QUERY } from '../../domain/receiptPath';
import { profileCopy as copy } from '../../i18n/profileCopy';
import { PaymentHistory } from '../payment/PaymentHistory';
import { Receipt } from '../payment/Receipt';
import { AlertsCard } from '../alerts/AlertsCard';
import { FavouritesCard } from '../favourites/FavouritesCard';
import { SpottedCard } from '../spotted/SpottedCard';
import { AccountCard } from './AccountCard';
import { DataCard } from './DataCard';
import type { ProfileData } from './profileLoader';
import { Cards } from './ProfilePage.styles';
import { SecurityCard } from './SecurityCard';
import { SettingsCard } from './SettingsCard';
import { SubscriptionCard } from './SubscriptionCard';
import { TeamCard } from './TeamCard';
import { useReadParts } from './useReadParts';

/** `/Profile`: the member's account, subscription, payments and settings; or one receipt. */
export function ProfilePage({ data, query }: PageProps<ProfileData>) {
  const session = useSession();
  if (session.status !== 'signedIn') return <SignedOut />;
  const receipt = query[RECEIPT_QUERY];
  if (receipt === undefined) return <Profile key={session.user.uid} data={data} session={session} />;
  const payment = data.payments?.find(({ id }) => String(id) === receipt);
  return <Receipt payment={payment} settings={data.settings} user={session.user} seller={data.seller} />;
}

interface ProfileProps {
  readonly data: ProfileData;
  readonly session: Extract<Session, { readonly status: 'signedIn' }>;
}

function Profile({ data: read, session: { user, isAdmin } }: ProfileProps) {
  const { revalidate } = useShell();
  const data = useReadParts(read);
  return (
    <>
      <PageHeader title={copy.title} />
      <Cards>
        <Stack>
          <SubscriptionCard data={data} onRetry={revalidate} />
          {!isAdmin && <PaymentHistory payments={data.payments} paidAt={data.paidAt} onRetry={revalidate} />}
          <AccountCard user={user} isAdmin={isAdmin} settings={data.settings} />
          {!isAdmin && user.emailVerified && <TeamCard />}
        </Stack>
        <Stack>
          <FavouritesCard />
          <SpottedCard uid={user.uid} />
          <AlertsCard uid={user.uid} alerts={data.alerts} onRetry={revalidate} />
          <SettingsCard uid={user.uid} settings={data.settings} onRetry={revalidate} />
          <SecurityCard user={user} />
          <DataCard user={user} />
        </Stack>
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
          <ButtonLink as={Link} to={paths.signIn.to()}>
            {copy.signIn}
          </ButtonLink>
        }
      />
    </>
  );
}
