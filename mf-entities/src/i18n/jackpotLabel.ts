import type { OfferedBet } from '../domain/RaceDetails';
import { formatStake } from './formatStake';
import { fr } from './fr';

/** « tirelire 500 000 € » of the Quinté+, « cagnotte » of another bet whose amount is not told; empty without one. */
export function jackpotLabel({ bet, jackpot }: Pick<OfferedBet, 'bet' | 'jackpot'>): string {
  if (jackpot === undefined) return '';
  const name = bet === 'QUINTE_PLUS' ? fr.race.quinteJackpot : fr.race.jackpot;
  return jackpot === null ? name : `${name} ${formatStake(jackpot)}`;
}
