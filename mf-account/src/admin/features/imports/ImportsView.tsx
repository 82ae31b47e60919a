import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { EmptyCard, EmptyNotice } from '../../components/EmptyNotice';
import { FollowCard } from '../../components/FollowCard';
import { ListCard } from '../../components/ListCard';
import { PageLinks } from '../../components/PageLinks';
import { RefreshStatus } from '../../components/RefreshStatus';
import { adminPath } from '../../domain/adminAddress';
import { importsCopy as copy } from '../../i18n/importsCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { DaysCard } from './DaysCard';
import { FindingsCard } from './FindingsCard';
import { ImportRunView } from './ImportRunView';
import { loadImports, type ImportsData, type ImportsList } from './importsLoader';
import { NamesCard } from './NamesCard';
import { QualityCard } from './QualityCard';
import { RunList } from './RunList';
import { UploadsCard } from './UploadsCard';

/** `/Admin?vue=imports`: what was imported and how good it is, or one import. */
function ImportsView({ data }: PageViewProps<ImportsData>) {
  switch (data.shows) {
    case 'list':
      return <All data={data} />;
    case 'run':
      return <ImportRunView run={data.run} readAt={data.readAt} />;
    case 'missing':
      return <Missing />;
  }
}

function All({
  data: { imports, quality, names, days, until, page, readAt },
}: {
  readonly data: ImportsList;
}) {
  const { runs, total, follow, findings } = imports;
  return (
    <AdminFrame view="imports" subtitle={copy.subtitle} actions={<RefreshStatus readAt={readAt} />}>
      <DaysCard key={until} first={days} until={until} />
      <UploadsCard />
      <ListCard
        title={copy.runs}
        note={copy.runsNote}
        empty={runs.length === 0 && <EmptyNotice title={copy.none} text={copy.noneText} />}
        foot={<PageLinks view="imports" address={{ state: null, page }} total={total} />}
      >
        <RunList runs={runs} />
      </ListCard>
      <QualityCard first={quality} />
      <NamesCard first={names} />
      <FollowCard follow={follow} />
      <FindingsCard findings={findings} />
    </AdminFrame>
  );
}

function Missing() {
  return (
    <AdminFrame view="imports" subtitle={copy.subtitle}>
      <EmptyCard
        icon="help-circle"
        title={copy.missing}
        text={copy.missingText}
        link={{ to: adminPath('imports'), label: copy.back }}
      />
    </AdminFrame>
  );
}

export const view = definePageView({ load: loadImports, View: ImportsView });
