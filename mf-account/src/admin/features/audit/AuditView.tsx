import type { AuditReport, Milliseconds, PageLoaderArgs } from '@galopin/shared/contracts';
import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { fetchAudit } from '../../api/fetchAudit';
import { CursorLinks } from '../../components/CursorLinks';
import { EmptyNotice } from '../../components/EmptyNotice';
import { ListCard } from '../../components/ListCard';
import { RefreshStatus } from '../../components/RefreshStatus';
import { readCursor } from '../../domain/readCursor';
import { auditCopy as copy } from '../../i18n/auditCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { ActionTable } from './ActionTable';
import { RefusalCard } from './RefusalCard';

interface AuditData {
  readonly report: AuditReport;
  /** Whether it is the first page. */
  readonly isNewest: boolean;
  readonly readAt: Milliseconds;
}

/** Days of refused calls: a week has every hour of the site's life. */
const DAYS = 7;

async function loadAudit({ shell, signal, query }: PageLoaderArgs): Promise<AuditData> {
  const before = readCursor(query);
  const report = await fetchAudit(shell, { before, days: DAYS, signal });
  return { report, isNewest: before === undefined, readAt: shell.now() };
}

/** `/Admin?vue=journal`: what the administrator did and read, and what the servers refused. */
function AuditView({ data: { report, isNewest, readAt } }: PageViewProps<AuditData>) {
  const { actions, next, refusals } = report;
  return (
    <AdminFrame view="audit" subtitle={copy.subtitle} actions={<RefreshStatus readAt={readAt} />}>
      <ListCard
        title={copy.actions}
        note={copy.kept}
        empty={actions.length === 0 && <EmptyNotice title={copy.none} text={copy.noneText} />}
        foot={<CursorLinks view="audit" isNewest={isNewest} next={next} copy={copy.pages} />}
      >
        <ActionTable actions={actions} />
      </ListCard>
      <RefusalCard refusals={refusals} days={DAYS} />
    </AdminFrame>
  );
}

export const view = definePageView({ load: loadAudit, View: AuditView });
