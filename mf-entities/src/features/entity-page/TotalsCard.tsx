import { formatCount, formatNumber, formatPercent } from '@galopin/shared/lib';
import { Card, DescriptionList, SectionTitle, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import { totalsOf } from '../../domain/totalsOf';
import type { Performance } from '../../domain/Performance';
import { fr } from '../../i18n/fr';

const copy = fr.entity;

/** Starts, wins and places, counted over the performances that are shown, and over how many. */
export function TotalsCard({ performances }: { readonly performances: readonly Performance[] }) {
  const totals = totalsOf(performances);
  const counted = (count: number, rate: number | null) =>
    rate === null ? formatNumber(count) : `${formatNumber(count)} (${formatPercent(rate)})`;
  return (
    <Card as="section">
      <Stack $gap={3}>
        <SectionTitle>{copy.totals}</SectionTitle>
        <DescriptionList
          items={[
            { term: copy.starts, detail: formatNumber(totals.starts) },
            { term: copy.wins, detail: counted(totals.wins, totals.winRate) },
            { term: copy.places, detail: counted(totals.places, totals.placeRate) },
          ]}
        />
        <Note>
          {copy.over(formatCount(performances.length, copy.stored, copy.storedPlural))} {copy.placesNote}
        </Note>
      </Stack>
    </Card>
  );
}

const Note = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
