import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, CardHeader, EmptyState, SectionTitle } from '@galopin/shared/ui';
import { adminPath } from '../../domain/adminAddress';
import { importsCopy as copy } from '../../i18n/importsCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { defineAdminView, type AdminViewProps } from '../frame/adminView';
import { FollowCard } from '../../components/FollowCard';
import { ListPages } from '../../components/ListPages';
import { Soft } from '../../components/Rows';
import { ReadAgain } from '../../components/ReadAgain';
import { ImportRunView } from './ImportRunView';
import { loadImports, type ImportsData, type ImportsList } from './importsLoader';
import { QualityCard } from './QualityCard';
import { RunList } from './RunList';

/** `/Admin?vue=imports`: what was imported and how good it is, or one import. */
function ImportsView({ data }: AdminViewProps<ImportsData>) {
  switch (data.shows) {
    case 'list':
      return <All data={data} />;
    case 'run':
      return <ImportRunView run={data.run} readAt={data.readAt} />;
    case 'missing':
      return <Missing />;
  }
}

function All({ data: { imports, quality, page, readAt } }: { readonly data: ImportsList }) {
  const { runs, total, follow } = imports;
  return (
    <AdminFrame view="imports" subtitle={copy.subtitle} actions={<ReadAgain readAt={readAt} />}>
      <Card as="section" $flush aria-labelledby="imports-runs">
        <CardHeader>
          <SectionTitle id="imports-runs">{copy.runs}</SectionTitle>
          <Soft>{copy.runsNote}</Soft>
        </CardHeader>
        {runs.length === 0 ? (
          <EmptyState icon="info-circle" title={copy.none} text={copy.noneText} />
        ) : (
          <RunList runs={runs} />
        )}
        <ListPages view="imports" address={{ state: null, page }} total={total} />
      </Card>
      <QualityCard first={quality} />
      <FollowCard follow={follow} />
    </AdminFrame>
  );
}

function Missing() {
  return (
    <AdminFrame view="imports" subtitle={copy.subtitle}>
      <Card>
        <EmptyState
          icon="help-circle"
          title={copy.missing}
          text={copy.missingText}
          action={
            <ButtonLink as={Link} {...{ to: adminPath('imports') }} $variant="secondary">
              {copy.back}
            </ButtonLink>
          }
        />
      </Card>
    </AdminFrame>
  );
}

export const view = defineAdminView({ load: loadImports, View: ImportsView });
