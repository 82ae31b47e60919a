import { paths, type PageProps } from '@galopin/shared/contracts';
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
} from '@galopin/shared/ui';
import styled from 'styled-components';
import { sumDays, type StoredDay } from '../../domain/StoredDay';
import { fr } from '../../i18n/fr';
import { DaysTable } from './DaysTable';
import type { DownloadData } from './downloadLoader';

const copy = fr.download;

/** `/Download`: the days that hold data, with what they hold. */
export function DownloadPage({ data }: PageProps<DownloadData>) {
  const { revalidate } = useShell();
  const { state } = useRevalidator();
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      {data.status === 'failed' ? (
        <FailureCard
          title={copy.failed}
          text={copy.failedText}
          onRetry={revalidate}
          retrying={state === 'loading'}
        />
      ) : (
        <Days days={data.days} />
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
          <ButtonLink as={Link} {...{ to: paths.day.to() }} $variant="secondary">
            {copy.toToday}
          </ButtonLink>
        }
      />
    );
  }
  const { races, runners } = sumDays(days);
  return (
    <Card $flush as="section" aria-labelledby="stored-days">
      <CardHeader>
        <SectionTitle id="stored-days">{copy.caption}</SectionTitle>
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
