import { formatCents, formatMoney } from '@galopin/shared/lib';
import { betName } from '@galopin/shared/racing';
import type { OfferedBet } from '../domain/RaceDetails';
import { fr } from './fr';

/**
 * « Quinté+ 2 € (cagnotte 500 000 €) · Quarté+ 1,50 € »; before the race, a bet that is no longer sold while others are
 * says so.
 */
export function betsLabel(bets: readonly OfferedBet[], isOver: boolean): string {
  const isSelling = !isOver && bets.some(({ isOnSale }) => isOnSale);
  return bets.map((bet) => offerLabel(bet, isSelling && !bet.isOnSale)).join(' · ');
}

function offerLabel(bet: OfferedBet, isClosed: boolean): string {
  const { baseStake, jackpot } = bet;
  const notes = [
    jackpot !== undefined && fr.race.jackpot(jackpot === null ? '' : euros(jackpot)),
    isClosed && fr.race.closed,
  ].filter(Boolean);
  const name = [betName(bet), baseStake !== null && euros(baseStake)].filter(Boolean).join('\u00a0');
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}

/** Cents as « 2 € » or « 1,50 € ». */
const euros = (cents: number) => (cents % 100 === 0 ? formatMoney(cents / 100) : formatCents(cents));
