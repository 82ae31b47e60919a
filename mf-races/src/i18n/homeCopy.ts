import { typeset } from '@galopin/shared/lib';

/** What the home page and the ways to its views say. */
export const homeCopy = typeset({
  title: 'Les courses du jour',
  views: {
    label: 'Les courses, vue par vue',
    home: 'À la une',
    departs: 'Par heure',
    reunions: 'Réunions',
    arrivees: 'Arrivées',
    quinte: 'Quinté+',
    'derniere-minute': 'Dernière minute',
  },
  documentTitles: {
    departs: 'Les départs, heure par heure',
    reunions: 'Réunions du jour',
    arrivees: 'Arrivées et rapports',
    quinte: 'Historique du Quinté+',
    'derniere-minute': 'Dernière minute',
  },
  quinte: {
    title: 'Le Quinté+ du jour',
    none: 'Pas de Quinté+ annoncé pour aujourd’hui.',
    runner: 'partant',
    tip: 'Notre pronostic',
    locked: 'Notre pronostic du Quinté+ est réservé aux abonnés.',
    readTip: 'Lire le pronostic',
    card: 'Voir la course',
    ticket: 'Préparer mon ticket',
    arrival: 'Arrivée',
    history: 'Les Quinté+ passés',
  },
  departures: {
    title: 'Prochains départs',
    all: 'Tous les départs',
    none: 'Plus aucun départ aujourd’hui.',
    noneSeen: 'Plus aucun départ dans cette réunion aujourd’hui.',
  },
  digestFailed: 'Le Quinté+ et les rapports n’ont pas pu être chargés',
} as const);
