import { Card, SectionTitle } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { Incident } from '../../domain/RaceSurroundings';
import { raceCopy } from '../../i18n/raceCopy';

const copy = raceCopy.arrival;

/** What befell runners, one line for each kind of incident; nothing when nothing did. */
export function Incidents({ incidents }: { readonly incidents: readonly Incident[] }) {
  const heading = useId();
  if (incidents.length === 0) return null;
  const byType = new Map<string, number[]>();
  for (const { type, number } of incidents) byType.set(type, [...(byType.get(type) ?? []), number]);
  return (
    <Card as="section" aria-labelledby={heading}>
      <SectionTitle as="h3" id={heading}>
        {copy.incidents}
      </SectionTitle>
      <List>
        {[...byType].map(([type, numbers]) => (
          <li key={type}>{copy.incident(numbers.join(', '), incidentInWords(type))}</li>
        ))}
      </List>
    </Card>
  );
}

/** A word of PMU's that has no explanation here stays its own, in plain letters. */
const incidentInWords = (type: string) => raceCopy.incidents[type] ?? type.toLowerCase().replaceAll('_', ' ');

const List = styled.ul`
  margin: ${({ theme }) => theme.space(2)} 0 0;
  padding-left: ${({ theme }) => theme.space(5)};
  ${({ theme }) => theme.text.small}
`;
