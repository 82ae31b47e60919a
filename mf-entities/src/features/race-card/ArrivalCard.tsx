import { formatOrder } from '@galopin/shared/lib';
import type { Arrival } from '@galopin/shared/racing';
import { Alert, Badge, Card, NumericText } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { RaceCard } from '../../domain/RaceCard';
import { fr } from '../../i18n/fr';
import { Podium } from '../arrival/Podium';

const copy = fr.race;

/** The finishing order, said to be provisional until it is final and corrected when it is; nothing before. */
export function ArrivalCard({ card: { arrival, runners, surroundings } }: { readonly card: RaceCard }) {
  if (arrival?.cancelled) {
    return (
      <Alert severity="warning" title={copy.cancelled}>
        {copy.cancelledText}
      </Alert>
    );
  }
  if (!arrival || arrival.order.length === 0) return null;
  return (
    <Card as="section">
      <Title>
        {arrival.final ? copy.official : copy.provisional}{' '}
        {arrival.corrected && <Badge $tone="amber">{copy.corrected}</Badge>}
      </Title>
      <Order>{orderToBreak(arrival.order)}</Order>
      <Podium runners={runners} silks={surroundings.silks} />
      {!arrival.final && <Note>{copy.provisionalTexts[arrival.awaits ?? 'validation']}</Note>}
    </Card>
  );
}

/** A long order goes on in the next line after a dash, not with one. */
const orderToBreak = (order: Arrival['order']) => formatOrder(order).replaceAll(' - ', '\u00a0- ');

const Title = styled.h2`
  margin: 0 0 ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.h4}
`;

const Order = styled(NumericText).attrs({ as: 'p' })`
  margin: 0;
  font-size: 1.25rem;
  font-weight: 650;
  white-space: normal;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  margin: ${({ theme }) => theme.space(1)} 0 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.amberInk};
`;
