import type { Dividend } from '@galopin/shared/contracts';
import { formatCents } from '@galopin/shared/lib';
import { betName, payoutLabel, readBet } from '@galopin/shared/racing';
import { fr } from './fr';

/** One dividend in words: what was played and what it paid. */
export interface DividendWords {
  /** « Simple gagnant », « Quinté+ Désordre ». */
  readonly label: string;
  /** Numbers, or nothing where stakes were given back. */
  readonly combination: string;
  /** « 4,30 € », for the least that can be staked; what was given back in a word. */
  readonly amount: string;
  /** For which stake, where that is not 1 €. */
  readonly stake: string;
}

export function dividendWords({
  pari,
  libelle,
  combinaison,
  pourUnEuro,
  mise,
  pourMise,
}: Dividend): DividendWords {
  const bet = betName(readBet(pari));
  const label = [bet, payoutLabel(libelle, bet)].filter(Boolean).join(' ');
  const combination = combinaison.replaceAll('-', ' - ');
  if (combinaison === '') return { label, combination, amount: fr.race.refunded, stake: '' };
  // What is paid for the least that can be staked comes first; for 1 € it is the same.
  const isForStake = mise !== null && mise !== 100 && pourMise !== null;
  return {
    label,
    combination,
    amount: formatCents(isForStake ? pourMise : pourUnEuro),
    stake: isForStake ? fr.race.forStake(formatCents(mise)) : '',
  };
}
