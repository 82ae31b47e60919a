import { formatOrder } from '@galopin/shared/lib';
import { firstPlaces, type Arrival } from '@galopin/shared/racing';
import { Badge, NumericText } from '@galopin/shared/ui';
import { countFound, HELD_PLACES } from '../../domain/tipOutcome';
import { fr } from '../../i18n/fr';

const copy = fr.tips;

interface Props {
  readonly arrival: Arrival;
  readonly selection: readonly number[];
}

/** The race's arrival beside its tip, and how much of it the tip had. */
export function TipResult({ arrival: { order, final, cancelled }, selection }: Props) {
  if (cancelled) return <Badge $tone="red">{copy.cancelled}</Badge>;
  if (order.length === 0) return null;
  const found = countFound(order, selection);
  return (
    <>
      <span>
        {final ? copy.arrival : copy.provisional}{' '}
        <NumericText $strong>{formatOrder(firstPlaces(order, HELD_PLACES))}</NumericText>
      </span>
      {selection.length > 0 && (
        <Badge $tone={found > 0 ? 'turf' : 'neutral'}>{copy.found(found, selection.length)}</Badge>
      )}
    </>
  );
}
