import type { Cents } from '@galopin/shared/contracts';
import { formatCents, formatMoney } from '@galopin/shared/lib';
import type { Description } from '@galopin/shared/ui';
import type { Bet } from '@galopin/shared/racing';
import { betCopy } from '../../i18n/betCopy';
import { guideCopy } from '../../i18n/guideCopy';

/** A stake without decimals where it has none: « 2 € », « 1,50 € ». */
export function formatStake(stake: Cents): string {
  return stake % 100 === 0 ? formatMoney(stake / 100) : formatCents(stake);
}

/** A bet's figures with their names, ready to be shown; what does not apply is left out. */
export function betFacts(bet: Bet): readonly Description[] {
  return [
    { term: guideCopy.horses, detail: horsesOf(bet) },
    { term: guideCopy.order, detail: bet.order === null ? guideCopy.depends : betCopy.orders[bet.order] },
    { term: guideCopy.stake, detail: stakeOf(bet) },
    { term: guideCopy.runners, detail: runnersOf(bet) },
  ];
}

function horsesOf({ horses }: Bet): string {
  if (horses === null) return guideCopy.depends;
  const [fewest, most] = horses;
  return fewest === most ? String(fewest) : guideCopy.horsesRange(fewest, most);
}

function stakeOf({ shopStake, onlineStake }: Bet): string {
  if (shopStake === null) return guideCopy.stakeOnline(formatStake(onlineStake));
  if (shopStake === onlineStake) return formatStake(shopStake);
  return guideCopy.stakes(formatStake(shopStake), formatStake(onlineStake));
}

function runnersOf({ runners: [from, upTo] }: Bet): string | null {
  if (from === null) return null;
  return upTo === null ? guideCopy.runnersFrom(from) : guideCopy.runnersBetween(from, upTo);
}
