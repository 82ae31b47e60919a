import type { RaceState } from '@galopin/shared/racing';
import { Card, EmptyState, Stack } from '@galopin/shared/ui';
import type { RaceCard } from '../../domain/RaceCard';
import { raceCopy } from '../../i18n/raceCopy';
import { PayoutsPart } from '../payouts/PayoutsPart';
import { ArrivalTable } from './ArrivalTable';
import { Incidents } from './Incidents';

const copy = raceCopy.arrival;

interface Props {
  readonly card: RaceCard;
  readonly state: RaceState;
}

/** How a race ended and what it paid; before, when that will be known. */
export function ArrivalTab({ card, state }: Props) {
  const { race, runners, arrival, payouts, surroundings } = card;
  // Called off: the card above the tabs says so.
  if (arrival?.cancelled) return <PayoutsPart race={race} arrival={arrival} payouts={payouts} />;
  if (arrival === null || arrival.order.length === 0) {
    const isLost = state === 'unknown';
    return (
      <Card $flush>
        <EmptyState
          icon="clock"
          title={isLost ? copy.unknown : copy.notYet}
          text={isLost ? copy.unknownText : copy.notYetText}
        />
      </Card>
    );
  }
  return (
    <Stack $gap={5}>
      {runners.length > 0 && <ArrivalTable card={card} />}
      <Incidents incidents={surroundings.incidents} />
      <PayoutsPart race={race} arrival={arrival} payouts={payouts} />
    </Stack>
  );
}
