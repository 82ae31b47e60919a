import { typeset } from '@galopin/shared/lib';
import type { BetFamily, BetId, OrderRule } from '@galopin/shared/racing';
import { joinNumbers } from './joinNumbers';

/** Runner numbers an example is told with: those of an arrival in order, then some that did not come in. */
type Numbers = readonly number[];

/** A bet in sentences. */
type BetText = Readonly<Record<'name' | 'aim' | 'offered' | 'payouts', string>> & {
  readonly example: (n: Numbers) => string;
};

const families: Record<BetFamily, { readonly title: string; readonly intro: string }> = {
  simple: {
    title: 'Simple',
    intro: 'Un seul cheval à trouver : le pari le plus ancien et le plus facile à comprendre.',
  },
  couple: { title: 'Couplé', intro: 'Deux chevaux de la même course.' },
  trio: {
    title: 'Trio, Tiercé, Quarté+, Quinté+',
    intro: 'De trois à cinq chevaux, dans l’ordre ou dans le désordre.',
  },
  multi: {
    title: 'Multi et Mini Multi',
    intro: 'Les quatre premiers, avec le droit de désigner plus de chevaux pour la même mise.',
  },
  deuxSurQuatre: { title: '2sur4', intro: 'Deux chevaux parmi les quatre premiers.' },
  pick5: { title: 'Pick5', intro: 'Les cinq premiers, sans ordre et sans bonus.' },
  super4: { title: 'Super4', intro: 'Les quatre premiers dans l’ordre, quand il y a peu de partants.' },
  report: {
    title: 'Report+',
    intro: 'Plusieurs courses enchaînées : le gain de l’une est misé sur la suivante.',
  },
};

const texts: Record<BetId, BetText> = {
  simpleGagnant: {
    name: 'Simple gagnant',
    aim: 'Trouver le cheval qui gagne la course.',
    offered: 'Sur presque toutes les courses ouvertes aux paris.',
    payouts: 'Un seul rapport, celui du gagnant.',
    example: (n) =>
      `Vous jouez le ${n[0]} : il gagne, le pari est payé. Avec le ${n[1]}, deuxième, il est perdu.`,
  },
  simplePlace: {
    name: 'Simple placé',
    aim: 'Trouver un cheval qui termine dans les 3 premiers, ou dans les 2 premiers s’il y a de 4 à 7 partants.',
    offered:
      'Sur presque toutes les courses. Tous les paris sont remboursés si moins de 4 chevaux ont pris part à la course.',
    payouts: 'Un rapport par cheval placé ; il n’est pas le même pour chacun.',
    example: (n) =>
      `Vous jouez le ${n[2]}, troisième : le pari est payé. Avec le ${n[3]}, quatrième, il est perdu.`,
  },
  coupleGagnant: {
    name: 'Couplé gagnant',
    aim: 'Trouver les 2 premiers, quel que soit leur ordre.',
    offered: 'Sur la plupart des courses assez fournies.',
    payouts: 'Un seul rapport.',
    example: (n) => `Vous jouez ${n[1]} et ${n[0]} : ce sont les deux premiers, le pari est payé.`,
  },
  couplePlace: {
    name: 'Couplé placé',
    aim: 'Trouver 2 des 3 premiers, quel que soit leur ordre.',
    offered: 'Sur les mêmes courses que le Couplé gagnant.',
    payouts: 'Trois rapports : un pour chacun des trois couples que forment les 3 premiers.',
    example: (n) =>
      `Vous jouez ${n[0]} et ${n[2]}, premier et troisième : le pari est payé. ${n[0]} et ${n[3]} sont perdus.`,
  },
  coupleOrdre: {
    name: 'Couplé ordre',
    aim: 'Trouver les 2 premiers dans l’ordre exact de l’arrivée.',
    offered: 'Dans les petits champs, à la place des deux autres Couplés.',
    payouts: 'Un seul rapport. Jouer les deux ordres double la mise.',
    example: (n) => `« ${n[0]} puis ${n[1]} » est payé, « ${n[1]} puis ${n[0]} » est perdu.`,
  },
  trio: {
    name: 'Trio',
    aim: 'Trouver les 3 premiers, quel que soit leur ordre.',
    offered: 'Sur la plupart des courses assez fournies.',
    payouts: 'Un seul rapport.',
    example: (n) => `Vous jouez ${n[2]}, ${n[0]} et ${n[1]} : ce sont les trois premiers, le pari est payé.`,
  },
  trioOrdre: {
    name: 'Trio ordre',
    aim: 'Trouver les 3 premiers dans l’ordre exact de l’arrivée.',
    offered: 'Dans les petits champs, à la place du Trio.',
    payouts: 'Un seul rapport. Jouer les six ordres multiplie la mise par six.',
    example: (n) => `« ${n[0]}, ${n[1]}, ${n[2]} » est payé, tout autre ordre est perdu.`,
  },
  tierce: {
    name: 'Tiercé',
    aim: 'Trouver les 3 premiers ; l’ordre exact est mieux payé.',
    offered: 'Une fois par jour, sur la course du Quinté+.',
    payouts: 'Deux rapports, Ordre et Désordre. Pas de bonus.',
    example: (n) =>
      `Vous jouez ${first(n, 3)} : Tiercé dans l’ordre. ${pick(n, [1, 2, 0])} : Tiercé dans le désordre.`,
  },
  quarte: {
    name: 'Quarté+',
    aim: 'Trouver les 4 premiers ; l’ordre exact est mieux payé.',
    offered: 'Une fois par jour, sur la course du Quinté+.',
    payouts:
      'Ordre, Désordre, et Bonus si les 3 premiers sont parmi vos 4 chevaux, dans n’importe quel ordre.',
    example: (n) =>
      `Vous jouez ${first(n, 4)} : Ordre. ${pick(n, [1, 0, 3, 2])} : Désordre. ${pick(n, [0, 1, 2, 5])} : Bonus, car il manque seulement le quatrième.`,
  },
  quinte: {
    name: 'Quinté+',
    aim: 'Trouver les 5 premiers ; l’ordre exact est mieux payé.',
    offered: 'Sur une course par jour, signalée par « Quinté+ » dans le programme.',
    payouts:
      'Ordre, Désordre, Bonus 4sur5 (4 des 5 premiers) et Bonus 3 (les 3 premiers). Certains jours, une tirelire s’ajoute pour les gagnants dans l’ordre.',
    example: (n) =>
      `Vous jouez ${first(n, 5)} : Ordre. Les mêmes dans un autre ordre : Désordre. ${n[0]}, ${n[1]}, ${n[3]}, ${n[4]} et ${n[5]} : Bonus 4sur5. ${n[0]}, ${n[1]}, ${n[2]}, ${n[5]} et ${n[6]} : Bonus 3.`,
  },
  multi: {
    name: 'Multi',
    aim: 'Trouver les 4 premiers, quel que soit leur ordre, parmi 4, 5, 6 ou 7 chevaux que vous désignez.',
    offered: 'Sur les courses très fournies.',
    payouts:
      'Quatre rapports : Multi en 4, en 5, en 6 et en 7. La mise est la même ; moins vous désignez de chevaux, plus le rapport est élevé.',
    example: (n) =>
      `Vous désignez ${n[0]}, ${n[1]}, ${n[2]}, ${n[3]}, ${n[5]} et ${n[6]} : les quatre premiers y sont, vous touchez le rapport du Multi en 6.`,
  },
  miniMulti: {
    name: 'Mini Multi',
    aim: 'Trouver les 4 premiers, quel que soit leur ordre, parmi 4, 5 ou 6 chevaux que vous désignez.',
    offered: 'Quand les partants ne sont pas assez nombreux pour le Multi.',
    payouts: 'Trois rapports : Mini Multi en 4, en 5 et en 6.',
    example: (n) =>
      `Vous désignez ${n[2]}, ${n[3]}, ${n[0]}, ${n[1]} et ${n[4]} : les quatre premiers y sont, vous touchez le rapport du Mini Multi en 5.`,
  },
  deuxSurQuatre: {
    name: '2sur4',
    aim: 'Trouver 2 des 4 premiers, quel que soit leur ordre.',
    offered:
      'Sur les courses fournies. Tous les paris sont remboursés si moins de 5 chevaux ont pris part à la course.',
    payouts: 'Un seul rapport, le même pour les six couples gagnants.',
    example: (n) => `Vous jouez ${n[3]} et ${n[1]}, quatrième et deuxième : le pari est payé.`,
  },
  pick5: {
    name: 'Pick5',
    aim: 'Trouver les 5 premiers, quel que soit leur ordre.',
    offered: 'Sur des courses désignées de la journée, autres que celle du Quinté+.',
    payouts: 'Un seul rapport, sans bonus : quatre chevaux sur cinq ne rapportent rien.',
    example: (n) =>
      `Vous jouez ${n[3]}, ${n[0]}, ${n[1]}, ${n[4]} et ${n[2]} : ce sont les cinq premiers, le pari est payé.`,
  },
  super4: {
    name: 'Super4',
    aim: 'Trouver les 4 premiers dans l’ordre exact de l’arrivée.',
    offered: 'Dans les petits champs.',
    payouts: 'Un seul rapport.',
    example: (n) => `« ${n[0]}, ${n[1]}, ${n[2]}, ${n[3]} » est payé, tout autre ordre est perdu.`,
  },
  report: {
    name: 'Report+',
    aim: 'Enchaîner des paris Simple, Couplé ou 2sur4 sur au moins deux courses d’une même réunion : le gain de l’un devient la mise du suivant.',
    offered: 'Sur les courses d’une même réunion qui proposent ces paris.',
    payouts:
      'À chaque course, vous reportez tout le gain, ses trois quarts, sa moitié ou son quart ; le reste vous est acquis. Un pari perdu, et ce qui était reporté est perdu.',
    example: () =>
      '1 € en Simple gagnant rapporte 3 €. Reportés en entier sur un Simple placé payé 1,50 € pour 1 €, ils deviennent 4,50 €.',
  },
};

const orders: Record<OrderRule, string> = {
  any: 'Sans importance',
  exact: 'Exact, obligatoire',
  paid: 'Libre, mieux payé s’il est exact',
};

/** The first so many numbers as an arrival is written. */
function first(numbers: Numbers, count: number): string {
  return joinNumbers(numbers.slice(0, count));
}

/** Some of the numbers, by their places, written the same way. */
function pick(numbers: Numbers, places: readonly number[]): string {
  return joinNumbers(places.map((place) => numbers[place] ?? ''));
}

/** The betting guide's bets in French. */
export const betCopy = {
  families: typeset(families),
  texts: typeset(texts),
  orders: typeset(orders),
};
