import { paths, type PageProps, type StoredDay } from '@galopin/shared/contracts';
import { formatCount } from '@galopin/shared/lib';
import { Link, useRevalidator } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import {
  ButtonLink,
  Card,
  CardHeader,
  EmptyState,
  FailureCard,
  PageHeader,
  SectionTitle,
  Stack,
} from '@galopin/shared/ui';
import styled from 'styled-components';
import { sumDays } from '../../domain/sumDays';
import { downloadCopy as copy } from '../../i18n/downloadCopy';
import { CsvCard } from './CsvCard';
import { DaysTable } from './DaysTable';
import type { DownloadData } from './downloadLoader';

/** `/Download`: a CSV file of some days, and the days that hold data. */
export function DownloadPage({ data: { days, access } }: PageProps<DownloadData>) {
  const { revalidate } = useShell();
  const { state } = useRevalidator();
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      {days === null ? (
        <FailureCard
          title={copy.failed}
          text={copy.failedText}
          onRetry={revalidate}
          retrying={state === 'loading'}
        />
      ) : (
        <Stack>
          {days.length > 0 && <CsvCard access={access} days={days} onRetry={revalidate} />}
          <Days days={days} />
        </Stack>
      )}
    </>
  );
}

function Days({ days }: { readonly days: readonly StoredDay[] }) {
  if (days.length === 0) {
    return (
      <EmptyState
        title={copy.empty}
        text={copy.emptyText}
        action={
          <ButtonLink as={Link} to={paths.day.to()} $variant="secondary">
            {copy.toToday}
          </ButtonLink>
        }
      />
    );
  }
  const { races, runners } = sumDays(days);
  return (
    <Card $flush>
      <CardHeader>
        <SectionTitle>{copy.caption}</SectionTitle>
        <Total>
          {[
            formatCount(days.length, copy.dayCount),
            formatCount(races, copy.raceCount),
            formatCount(runners, copy.runnerCount),
          ].join(', ')}
        </Total>
      </CardHeader>
      <DaysTable days={days} />
    </Card>
  );
}

const Total = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
