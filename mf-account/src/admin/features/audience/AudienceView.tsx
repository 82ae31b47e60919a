import { Card, EmptyState, Grid, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import { audienceCopy as copy } from '../../i18n/audienceCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { defineAdminView, type AdminViewProps } from '../frame/adminView';
import { AudienceDays } from './AudienceDays';
import { loadAudience, type AudienceData } from './audienceLoader';
import { DeviceBars, ReferrerBars } from './AudienceShares';
import { EventTable, PageTable } from './AudienceTables';
import { AudienceTotalCards } from './AudienceTotalCards';
import { LiveCard } from './LiveCard';
import { PeriodChooser } from './PeriodChooser';

/** `/Admin?vue=audience`: who comes and what is read, now and over some days. */
function AudienceView({ data: { report, period, today } }: AdminViewProps<AudienceData>) {
  const isEmpty = report.totals.visits === 0 && report.totals.pageViews === 0;
  return (
    <AdminFrame view="audience" subtitle={copy.subtitle}>
      <LiveCard />
      <PeriodChooser key={`${period.from} ${period.to}`} period={period} today={today} />
      <AudienceTotalCards report={report} />
      <Help>{copy.visitHelp}</Help>
      {isEmpty ? (
        <Card>
          <EmptyState icon="calendar-off" title={copy.empty} text={copy.emptyText} />
        </Card>
      ) : (
        <>
          <AudienceDays days={report.days} />
          <PageTable pages={report.pages} />
          <Grid $min="30rem">
            <EventTable events={report.events} />
            <Stack>
              <ReferrerBars referrers={report.referrers} />
              <DeviceBars devices={report.devices} />
            </Stack>
          </Grid>
        </>
      )}
    </AdminFrame>
  );
}

const Help = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

export const view = defineAdminView({ load: loadAudience, View: AudienceView });
