import type { EntityAnswer } from '@galopin/shared/contracts';
import { useRead } from '@galopin/shared/read';
import { Card, SectionTitle, Skeleton, SkeletonGroup, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { FormTable } from './FormTable';
import { Note } from './Note';

/** Height of every chart in px, kept free until it is there. */
const CHART_HEIGHT = 220;

/** Form over time: a chart, and the same figures as a table. */
export function FormCard({ entity }: { readonly entity: EntityAnswer }) {
  const isHorse = entity.identity.kind === 'horse';
  const isEmpty = entity.starts.length + entity.months.length === 0;
  return (
    <Card as="section">
      <Stack $gap={3}>
        <SectionTitle>{copy.overTime}</SectionTitle>
        {isEmpty ? (
          <p>{copy.noForm}</p>
        ) : (
          <>
            <ChartFrame>
              <Chart entity={entity} />
            </ChartFrame>
            <Note>{isHorse ? copy.ranksNote : copy.monthsNote}</Note>
            <Figures>
              <summary>{copy.figures}</summary>
              <FormTable entity={entity} />
            </Figures>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Comes after the page: charts draw with a library of their own, and the figures stand beside it. */
function Chart({ entity }: { readonly entity: EntityAnswer }) {
  const chart = useRead(() => import('./FormChart'), { what: 'The chart' });
  if (chart.status === 'ready') return <chart.value.FormChart entity={entity} />;
  if (chart.status === 'failed') return <Note role="status">{copy.chartFailed}</Note>;
  return (
    <SkeletonGroup label={copy.chartLoading}>
      <Skeleton $height={`${CHART_HEIGHT}px`} />
    </SkeletonGroup>
  );
}

const ChartFrame = styled.div`
  min-height: ${CHART_HEIGHT}px;

  @media print {
    break-inside: avoid;
  }
`;

const Figures = styled.details`
  summary {
    padding-block: ${({ theme }) => theme.space(1)};
    ${({ theme }) => theme.text.small}
    font-weight: 600;
    color: ${({ theme }) => theme.colors.turf};
    cursor: pointer;
  }

  summary:focus-visible {
    ${({ theme }) => theme.focusRing}
    border-radius: ${({ theme }) => theme.radii.sm};
  }

  &[open] > summary {
    margin-bottom: ${({ theme }) => theme.space(2)};
  }
`;
