import { formatCount } from '@galopin/shared/lib';
import { Card, DescriptionList, SectionTitle, Stack } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { Performance } from '../../domain/Performance';
import { totalsOf } from '../../domain/totalsOf';
import { fr } from '../../i18n/fr';
import { countFacts } from './countFacts';

const copy = fr.entity;

/** Starts, wins and places, counted over the performances that are shown, and over how many. */
export function TotalsCard({ performances }: { readonly performances: readonly Performance[] }) {
  const totals = totalsOf(performances);
  return (
    <Card as="section">
      <Stack $gap={3}>
        <SectionTitle>{copy.totals}</SectionTitle>
        {totals.starts === 0 ? (
          <p>{copy.noStart}</p>
        ) : (
          <DescriptionList items={countFacts(totals, copy.totalTerms)} />
        )}
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
