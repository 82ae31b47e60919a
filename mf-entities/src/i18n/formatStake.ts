import type { Cents } from '@galopin/shared/contracts';
import { formatCents, formatMoney } from '@galopin/shared/lib';

/** A stake without decimals where it has none: « 2 € », « 1,50 € ». */
export const formatStake = (cents: Cents): string =>
  cents % 100 === 0 ? formatMoney(cents / 100) : formatCents(cents);
