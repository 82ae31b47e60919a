import { formatOrder } from '@galopin/shared/lib';
import { NumericText, VisuallyHidden } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';

/** Places shown in a list; the race's own page has the rest. */
const PLACES = 5;

/** `16 - 5 - 14`: the first places of an arrival; runners that share a place are joined by `=`. */
export function ArrivalOrder({ order }: { readonly order: readonly (readonly number[])[] }) {
  return (
    <NumericText $strong>
      <VisuallyHidden>{fr.race.arrival} : </VisuallyHidden>
      {formatOrder(order.slice(0, PLACES))}
    </NumericText>
  );
}
