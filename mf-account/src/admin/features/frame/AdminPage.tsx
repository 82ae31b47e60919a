import { paths, type PageProps } from '@galopin/shared/contracts';
import { useRevalidator } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { FailureCard, PageHeader } from '@galopin/shared/ui';
import { EmptyCard } from '../../components/EmptyNotice';
import type { AdminViewName } from '../../domain/adminAddress';
import { adminCopy as copy } from '../../i18n/adminCopy';
import { ReauthenticationProvider } from '../reauthentication/ReauthenticationProvider';
import { ReauthenticationRequired } from '../reauthentication/ReauthenticationRequired';
import { AdminFrame } from './AdminFrame';
import type { AdminData } from './adminLoader';
import { ADMIN_VIEWS } from './adminViews';

/** `/Admin`: one of its views, for the administrator. */
export function AdminPage({ data, query }: PageProps<AdminData>) {
  if (data.status === 'denied') return <Denied />;
  if (data.status === 'failed') return <Failed view={data.view} />;
  if (data.status === 'stale') return <ReauthenticationRequired view={data.view} />;
  const { View } = ADMIN_VIEWS[data.view];
  return (
    <ReauthenticationProvider>
      <View data={data.shown} query={query} />
    </ReauthenticationProvider>
  );
}

function Failed({ view }: { readonly view: AdminViewName }) {
  const { revalidate } = useShell();
  const isReading = useRevalidator().state === 'loading';
  return (
    <AdminFrame view={view}>
      <FailureCard
        title={copy.failed[view]}
        text={copy.failedText}
        onRetry={revalidate}
        retrying={isReading}
      />
    </AdminFrame>
  );
}

function Denied() {
  return (
    <>
      <PageHeader title={copy.title} />
      <EmptyCard
        icon="lock"
        title={copy.denied}
        text={copy.deniedText}
        link={{ to: paths.home.to(), label: copy.home }}
      />
    </>
  );
}
