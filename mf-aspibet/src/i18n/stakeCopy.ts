import { typeset } from '@galopin/shared/lib';

/** The stake calculator. */
export const stakeCopy = typeset({
  title: 'Calculer une mise',
  intro: 'Le nombre de combinaisons et leur prix. Rien n’est joué : Galopin ne prend aucun pari.',
  form: 'Calculateur de mise',
  bet: 'Pari',
  inHorses: (name: string, horses: number) => `${name} en ${horses}`,
  formula: 'Formule',
  formulas: {
    unit: 'Unitaire',
    combined: 'Combiné',
    partialField: 'Champ réduit (partiel)',
    fullField: 'Champ total',
  },
  fields: {
    chosen: 'Chevaux choisis',
    bases: 'Chevaux de base',
    runners: 'Partants de la course',
    flexi: 'Part de la mise',
    channel: 'Où',
  },
  chosenBeside: 'Chevaux associés aux bases',
  order: 'Ordre',
  oneOrder: 'Un seul ordre par combinaison',
  everyOrder: 'Tous les ordres',
  flexi: (share: number) => (share === 100 ? 'Mise de base entière' : `Flexi ${share} %`),
  channels: { online: 'En ligne', shop: 'En point de vente' },
  combination: 'combinaison',
  result: (combinations: string, stake: string) => `${combinations} à ${stake}`,
  cost: 'Prix',
  rounded: 'Arrondi au centime ; l’opérateur peut arrondir autrement.',
  wrong: {
    notWhole: (field: string, wanted: number) => `${field} : indiquez un nombre entier, ${wanted} au moins.`,
    tooFew: (field: string, given: string, wanted: number) =>
      `${field} : ${given}, il en faut au moins ${wanted}.`,
    tooMany: (field: string, given: string, wanted: number) => `${field} : ${given}, ${wanted} au plus.`,
    flexi: (share: number) =>
      `Flexi ${share} % n’est pas proposé ici : il demande plusieurs combinaisons et un pari qui l’accepte.`,
    channel: 'Ce pari ne se joue pas là.',
  },
} as const);
