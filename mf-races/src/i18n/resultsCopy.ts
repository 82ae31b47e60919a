import { typeset } from '@galopin/shared/lib';

/** What results and the history of the Quinté+ say. */
export const resultsCopy = typeset({
  title: 'Arrivées et rapports',
  day: {
    label: 'Choisir une journée',
    earlier: 'Journée précédente',
    later: 'Journée suivante',
    date: 'Date',
  },
  order: { label: 'Ranger les arrivées', meetings: 'Par réunion', time: 'Par heure' },
  result: 'course arrivée',
  results: 'courses arrivées',
  winner: 'Gagnant',
  ridden: (jockey: string) => `(${jockey})`,
  dividends: 'Rapports',
  awaited: 'Rapports attendus.',
  none: 'Pas encore d’arrivée pour cette journée',
  noneToday: 'Les arrivées paraissent ici dès qu’elles sont connues.',
  nonePast: 'Aucune arrivée n’est enregistrée pour cette date.',
  noneLater: 'Ces courses n’ont pas encore été courues.',
  yesterday: 'Voir les arrivées d’hier',
  hidden: (count: number) =>
    count === 1
      ? 'Les arrivées d’aujourd’hui de l’autre réunion sont ouvertes aux membres ; demain elles le seront à tous.'
      : `Les arrivées d’aujourd’hui des ${count} autres réunions sont ouvertes aux membres ; demain elles le seront à tous.`,
  failed: 'Les arrivées n’ont pas pu être chargées',
  failedText: 'Le service ne répond pas comme prévu. Vérifiez votre connexion, puis réessayez.',
  quinte: {
    title: 'Historique du Quinté+',
    count: 'Quinté+ couru',
    counts: 'Quinté+ courus',
    months: 'Choisir un mois',
    earlier: 'Mois précédent',
    later: 'Mois suivant',
    calendar: (month: string) => `Les Quinté+ de ${month}`,
    weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    go: (day: string) => `Quinté+ du ${day}`,
    day: 'Toutes les arrivées de ce jour',
    none: 'Aucun Quinté+ enregistré pour ce mois',
    noneText: 'Choisissez un autre mois.',
    failed: 'Les Quinté+ de ce mois n’ont pas pu être chargés',
    figures: 'Numéros et écarts',
  },
} as const);
