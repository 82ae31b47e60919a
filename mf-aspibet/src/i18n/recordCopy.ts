import { typeset } from '@galopin/shared/lib';

/** What came of past tips. */
export const recordCopy = typeset({
  title: 'Nos résultats',
  intro: 'Les pronostics dont la course a une arrivée définitive, toutes réussites et tous échecs compris.',
  table: 'Réussite des pronostics par période',
  measure: 'Réussite',
  period: (days: number) => (days === 365 ? '1 an' : `${days} jours`),
  tips: 'Pronostics courus',
  rates: {
    baseWins: 'Base gagnante',
    basePlaces: 'Base placée',
    winners: 'Gagnant dans nos 8',
    tierce: 'Tiercé dans nos 8',
    quarte: 'Quarté+ dans nos 8',
    quinte: 'Quinté+ dans nos 8',
  },
  returns: {
    winReturn: 'Retour en Simple gagnant',
    placeReturn: 'Retour en Simple placé',
  },
  of: (hits: string, count: string) => `${hits} sur ${count}`,
  stake: 'mise',
  warning:
    'La base est notre premier cheval ; non partante, elle n’est pas comptée. Tiercé, Quarté+ et Quinté+ : dans le désordre, sur la course du Quinté+. Retour : ce qu’ont rapporté en moyenne les mises de 1 € sur la base ; au-dessous de 1 €, elles ont perdu de l’argent. Les réussites passées ne garantissent rien.',
  latest: (count: number) =>
    count === 1 ? 'Le dernier pronostic couru' : `Les ${count} derniers pronostics courus`,
  arrival: (order: string) => `Arrivée ${order}`,
  found: (count: number) => `${count} des 5 premiers`,
  base: (number: number, place: number | null) =>
    `base ${number} : ${place === null ? 'non classée' : place === 1 ? '1re' : `${place}e`}`,
  failed: 'Nos résultats n’ont pas pu être chargés',
  failedText: 'Les pronostics du jour restent disponibles.',
  empty: 'Pas encore de pronostic couru',
  emptyText: 'Nos résultats paraissent dès la première arrivée définitive.',
} as const);
