import type { AudienceReport, AudienceTotals } from '@galopin/shared/contracts';
import { formatNumber, formatPercent, formatShortDay } from '@galopin/shared/lib';
import { Card, Grid, SectionTitle, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import { Note } from '../../components/Rows';
import { changePercent } from '../../domain/changePercent';
import { audienceCopy } from '../../i18n/audienceCopy';
import { formatDuration } from './formatDuration';

const copy = audienceCopy.totals;

/** The period in three figures, each beside that of the period before. */
export function AudienceTotalCards({
  report: { from, to, totals, before },
}: {
  readonly report: AudienceReport;
}) {
  const card = (name: keyof AudienceTotals, text: string) => (
    <Card key={name}>
      <Name>{copy[name]}</Name>
      <Figure>{text}</Figure>
      <Note>{describeChange(changePercent(totals[name], before[name]))}</Note>
    </Card>
  );
  return (
    <Stack as="section" aria-labelledby={'audience-totals'} $gap={3}>
      <SectionTitle id="audience-totals">
        {audienceCopy.period.fromTo(formatShortDay(from), formatShortDay(to))}
      </SectionTitle>
      <Grid $min="18rem">
        {card('visits', formatNumber(totals.visits))}
        {card('pageViews', formatNumber(totals.pageViews))}
        {card('medianDuration', formatDuration(totals.medianDuration))}
      </Grid>
    </Stack>
  );
}

function describeChange(percent: number | null): string {
  if (percent === null) return copy.incomparable;
  if (percent === 0) return copy.same;
  return copy.change(`${percent > 0 ? '+' : ''}${formatPercent(percent)}`);
}

const Name = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.label}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Figure = styled.p`
  margin: ${({ theme }) => `${theme.space(1)} 0`};
  ${({ theme }) => theme.text.h1}
  ${({ theme }) => theme.figures}
  overflow-wrap: anywhere;
`;
