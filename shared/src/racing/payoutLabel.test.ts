import { payoutLabel } from './payoutLabel';

it.each([
  ['Quinté+ Ordre', 'Quinté+', 'Ordre'],
  ['e-Quinté+ Désordre', 'Quinté+', 'Désordre'],
  ['Simple gagnant', 'Simple gagnant', ''],
  ['Super 4', 'Super4', ''],
  ['Simple Gagnant', 'Simple gagnant', ''],
  ['Bonus 3', 'Quinté+', 'Bonus 3'],
  ['Multi en 4', 'Multi', 'en 4'],
])('« %s » of « %s » says « %s »', (label, bet, said) => expect(payoutLabel(label, bet)).toBe(said));
