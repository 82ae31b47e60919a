import { formatCents } from '@galopin/shared/lib';
import type { OfferedBet } from '../domain/RaceDetails';
import { betName } from './betName';
import { fr } from './fr';

/**
 * « Quinté+ 2,00 € (cagnotte 500 000,00 €) · Tiercé 1,00 € »; a bet that is no longer sold while others are says so.
 */
export function betsLabel(bets: readonly OfferedBet[]): string {
  const isSelling = bets.some(({ isOnSale }) => isOnSale);
  return bets.map((bet) => offerLabel(bet, isSelling && !bet.isOnSale)).join(' · ');
}

function offerLabel(bet: OfferedBet, isClosed: boolean): string {
  const { baseStake, jackpot } = bet;
  const notes = [
    jackpot !== undefined && fr.race.jackpot(jackpot === null ? '' : formatCents(jackpot)),
    isClosed && fr.race.closed,
  ].filter(Boolean);
  const name = [betName(bet), baseStake !== null && formatCents(baseStake)].filter(Boolean).join('\u00a0');
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}
