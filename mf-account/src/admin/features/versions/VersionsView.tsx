import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { Alert } from '@galopin/shared/ui';
import { EmptyCard } from '../../components/EmptyNotice';
import { RefreshStatus } from '../../components/RefreshStatus';
import { versionsPath } from '../../domain/versionsAddress';
import { versionsCopy as copy } from '../../i18n/versionsCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { ChangeHistory } from './ChangeHistory';
import { OneVersionView } from './OneVersionView';
import { ServingList } from './ServingList';
import { loadVersions, type AllVersions, type VersionsData } from './versionsLoader';

/** `/Admin?vue=versions`: what every deployable serves, or all about one. */
function VersionsView({ data }: PageViewProps<VersionsData>) {
  switch (data.shows) {
    case 'all':
      return <All data={data} />;
    case 'one':
      return <OneVersionView key={data.serving.name} data={data} />;
    case 'missing':
      return <Missing name={data.name} />;
  }
}

function All({ data: { releases, health, readAt } }: { readonly data: AllVersions }) {
  const { serving, history, database, release, environment } = releases;
  return (
    <AdminFrame view="versions" subtitle={copy.subtitle} actions={<RefreshStatus readAt={readAt} />}>
      {database === 'away' && (
        <Alert severity="warning" title={copy.away}>
          {copy.awayText}
        </Alert>
      )}
      {serving.length === 0 ? (
        <EmptyCard title={copy.none} text={copy.noneText} />
      ) : (
        <ServingList serving={serving} health={health} title={copy.release(release, environment)} />
      )}
      {database === 'there' && <ChangeHistory history={history} />}
    </AdminFrame>
  );
}

function Missing({ name }: { readonly name: string }) {
  return (
    <AdminFrame view="versions" subtitle={copy.subtitle}>
      <EmptyCard
        icon="help-circle"
        title={copy.missing}
        text={copy.missingText(name)}
        link={{ to: versionsPath(), label: copy.back }}
      />
    </AdminFrame>
  );
}

export const view = definePageView({ load: loadVersions, View: VersionsView });
