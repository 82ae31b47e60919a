import { formatNumber } from '@galopin/shared/lib';
import type { Formula, StakeFault } from '@galopin/shared/racing';
import { stakeCopy } from '../../i18n/stakeCopy';

const { wrong, fields, chosenBeside } = stakeCopy;

/** Why a choice cannot be played, in words: the field, what it holds and what is wanted. */
export function wordsOf({ field, reason, given, wanted }: StakeFault, formula: Formula): string {
  if (reason === 'notOffered') return field === 'flexi' ? wrong.flexi(given) : wrong.channel;
  const label = field === 'chosen' && formula === 'partialField' ? chosenBeside : fields[field];
  if (reason === 'notWhole') return wrong.notWhole(label, wanted);
  return wrong[reason](label, formatNumber(given), wanted);
}
