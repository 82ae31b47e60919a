import { definePageView, type PageViewProps } from '@galopin/shared/read';
import { Grid, Stack } from '@galopin/shared/ui';
import { EmptyCard } from '../../components/EmptyNotice';
import { Note } from '../../components/Rows';
import { audienceCopy as copy } from '../../i18n/audienceCopy';
import { AdminFrame } from '../frame/AdminFrame';
import { AudienceDays } from './AudienceDays';
import { loadAudience, type AudienceData } from './audienceLoader';
import { DeviceBars, ReferrerBars } from './AudienceShares';
import { EventTable, PageTable } from './AudienceTables';
import { AudienceTotalCards } from './AudienceTotalCards';
import { LiveCard } from './LiveCard';
import { PeriodChooser } from './PeriodChooser';

/** `/Admin?vue=audience`: who comes and what is read, now and over some days. */
function AudienceView({ data: { report, period, today } }: PageViewProps<AudienceData>) {
  const isEmpty = report.totals.visits === 0 && report.totals.pageViews === 0;
  return (
    <AdminFrame view="audience" subtitle={copy.subtitle}>
      <LiveCard />
      <PeriodChooser key={`${period.from} ${period.to}`} period={period} today={today} />
      <AudienceTotalCards report={report} />
      <Note as="p">{copy.visitHelp}</Note>
      {isEmpty ? (
        <EmptyCard icon="calendar-off" title={copy.empty} text={copy.emptyText} />
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

export const view = definePageView({ load: loadAudience, View: AudienceView });
