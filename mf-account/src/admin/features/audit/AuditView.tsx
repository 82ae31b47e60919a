import type { AuditReport, Milliseconds, PageLoaderArgs } from '@galopin/shared/contracts';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, CardHeader, EmptyState, PagesBar, SectionTitle } from '@galopin/shared/ui';
import { fetchAudit } from '../../api/fetchAudit';
import { adminPath } from '../../domain/adminAddress';
import { auditCopy as copy } from '../../i18n/auditCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { defineAdminView, type AdminViewProps } from '../frame/adminView';
import { Soft } from '../../components/Rows';
import { ReadAgain } from '../../components/ReadAgain';
import { ActionTable } from './ActionTable';
import { RefusalCard } from './RefusalCard';

interface AuditData {
  readonly report: AuditReport;
  /** The first page is the latest one. */
  readonly isFirst: boolean;
  readonly readAt: Milliseconds;
}

/** Days of refused calls: a week has every hour of the site's life. */
const DAYS = 7;
const BEFORE = 'avant';

async function loadAudit({ shell, signal, query }: PageLoaderArgs): Promise<AuditData> {
  const given = query[BEFORE];
  const before = given !== undefined && /^[1-9]\d{0,17}$/.test(given) ? given : undefined;
  const report = await fetchAudit(shell, { before, days: DAYS, signal });
  return { report, isFirst: before === undefined, readAt: shell.now() };
}

/** `/Admin?vue=journal`: what the administrator did and read, and what the servers refused. */
function AuditView({ data: { report, isFirst, readAt } }: AdminViewProps<AuditData>) {
  const { actions, next, refusals } = report;
  return (
    <AdminFrame view="audit" subtitle={copy.subtitle} actions={<ReadAgain readAt={readAt} />}>
      <Card $flush as="section" aria-labelledby="audit-actions">
        <CardHeader>
          <SectionTitle id="audit-actions">{copy.actions}</SectionTitle>
          <Soft>{copy.kept}</Soft>
        </CardHeader>
        {actions.length === 0 ? (
          <EmptyState icon="info-circle" title={copy.none} text={copy.noneText} />
        ) : (
          <ActionTable actions={actions} />
        )}
        {(!isFirst || next !== null) && (
          <PagesBar aria-label={copy.actions}>
            {!isFirst && (
              <ButtonLink as={Link} {...{ to: adminPath('audit') }} $variant="quiet">
                {copy.latest}
              </ButtonLink>
            )}
            {next !== null && (
              <ButtonLink as={Link} {...{ to: adminPath('audit', { [BEFORE]: next }) }} $variant="quiet">
                {copy.older}
              </ButtonLink>
            )}
          </PagesBar>
        )}
      </Card>
      <RefusalCard refusals={refusals} days={DAYS} />
    </AdminFrame>
  );
}

export const view = defineAdminView({ load: loadAudit, View: AuditView });
