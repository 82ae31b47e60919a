import { betName } from '@galopin/shared/racing';
import type { OfferedBet } from '../domain/RaceDetails';
import { formatStake } from './formatStake';
import { fr } from './fr';
import { jackpotLabel } from './jackpotLabel';

/**
 * « Quinté+ 2 € (tirelire 500 000 €) · Quarté+ 1,50 € »; before the race, a bet that is no longer sold while others are
 * says so.
 */
export function betsLabel(bets: readonly OfferedBet[], isOver: boolean): string {
  const isSelling = !isOver && bets.some(({ isOnSale }) => isOnSale);
  return bets.map((bet) => offerLabel(bet, isSelling && !bet.isOnSale)).join(' · ');
}

function offerLabel(bet: OfferedBet, isClosed: boolean): string {
  const { baseStake } = bet;
  const notes = [jackpotLabel(bet), isClosed && fr.race.closed].filter(Boolean);
  const name = [betName(bet), baseStake !== null && formatStake(baseStake)].filter(Boolean).join('\u00a0');
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}
