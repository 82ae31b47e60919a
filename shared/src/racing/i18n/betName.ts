import type { NamedBet } from '../readBet';

/** Names of bets, whatever their pool. */
const BETS: Readonly<Record<string, string>> = {
  SIMPLE_GAGNANT: 'Simple gagnant',
  SIMPLE_PLACE: 'Simple placé',
  COUPLE_GAGNANT: 'Couplé gagnant',
  COUPLE_PLACE: 'Couplé placé',
  COUPLE_ORDRE: 'Couplé ordre',
  DEUX_SUR_QUATRE: '2sur4',
  TRIO: 'Trio',
  TRIO_ORDRE: 'Trio ordre',
  TIERCE: 'Tiercé',
  QUARTE_PLUS: 'Quarté+',
  QUINTE_PLUS: 'Quinté+',
  SUPER_QUATRE: 'Super4',
  MULTI: 'Multi',
  MINI_MULTI: 'Mini Multi',
  PICK5: 'Pick5',
  TIC_TROIS: 'Tic-Trois',
  CLASSIC_TIERCE: 'Classic Tiercé',
  REPORT_PLUS: 'Report+',
  BIG5: 'Big 5',
};

/** « Simple gagnant », « Couplé gagnant (international) »; a bet without a name of its own as PMU calls it, in plain letters. */
export function betName({ bet, pool }: NamedBet): string {
  const words = bet.toLocaleLowerCase('fr').replaceAll('_', ' ').trim();
  const name = BETS[bet] ?? words.slice(0, 1).toLocaleUpperCase('fr') + words.slice(1);
  return pool === 'international' ? `${name} (international)` : name;
}
