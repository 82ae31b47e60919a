import { readBet } from '../readBet';
import { betName } from './betName';

const TYPES =
  `SIMPLE_GAGNANT SIMPLE_PLACE COUPLE_GAGNANT COUPLE_PLACE COUPLE_ORDRE TRIO TRIO_ORDRE TIERCE QUARTE_PLUS QUINTE_PLUS
  MULTI MINI_MULTI DEUX_SUR_QUATRE PICK5 SUPER_QUATRE TIC_TROIS CLASSIC_TIERCE REPORT_PLUS BIG5`.split(/\s+/);

describe('betName', () => {
  it.each(TYPES)('calls %s, and its pools, by a French name', (typePari) => {
    const name = betName(readBet(typePari));
    expect(name).toMatch(/^[A-Z0-9][\p{L}\d+ -]+$/u);
    expect(betName(readBet(`E_${typePari}`))).toBe(name);
    expect(betName(readBet(`${typePari}_INTERNATIONAL`))).toBe(`${name} (international)`);
  });

  it('calls the online Big 5 by its bet’s name', () => expect(betName(readBet('EB5'))).toBe('Big 5'));

  it('calls a bet it does not know as PMU does, readable', () =>
    expect(betName(readBet('E_NOUVEAU_PARI'))).toBe('Nouveau pari'));
});
