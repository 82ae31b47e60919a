import { typeset } from '@galopin/shared/lib';

/** What the parts of the home page say that come after its first view. */
export const homePartsCopy = typeset({
  quinte: {
    favourites: 'Les cinq favoris',
    declared: 'Les premiers partants',
    odds: 'cote',
    last: (day: string) => `Quinté+ du ${day}`,
  },
  arrivals: {
    title: 'Dernières arrivées',
    all: 'Toutes les arrivées',
    none: 'Pas encore d’arrivée : les premières sont attendues après le premier départ.',
    winner: 'Gagnant',
    paid: (amount: string) => `${amount} pour 1 €`,
  },
  record: {
    title: 'Nos pronostics sur 30 jours',
    none: 'Aucun pronostic décidé sur 30 jours.',
    tips: 'pronostic décidé',
    tipsPlural: 'pronostics décidés',
    winners: 'le gagnant dans les huit',
    bases: 'la base gagnante',
    places: 'la base placée',
    of: (hits: string, count: string) => `${hits} sur ${count}`,
    more: 'Le bilan complet',
  },
  programme: {
    title: 'Le programme',
    meetings: 'Voir les réunions',
    runAt: (label: string, time: string) => `${label} à ${time}`,
  },
} as const);
