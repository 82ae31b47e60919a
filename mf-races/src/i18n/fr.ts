import { typeset } from '@galopin/shared/lib';

/** What this remote says to visitors. */
export const fr = typeset({
  day: {
    homeTitle: 'Les courses du jour',
    title: 'Réunions de la journée',
    documentTitle: (day: string) => `Courses du ${day}`,
    dayNavigation: 'Choisir une journée',
    yesterday: 'Hier',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    pickDay: 'Autre date',
    empty: 'Aucune réunion pour cette journée',
    emptyText: 'Choisissez une autre date : les programmes sont publiés la veille.',
    failed: 'Les réunions n’ont pas pu être chargées',
    failedText: 'Le service ne répond pas comme prévu. Vérifiez votre connexion, puis réessayez.',
    refreshArrivals: 'Actualiser',
    refreshTitle: 'Actualiser les arrivées',
    nextRace: 'Prochaine course',
    summary: (meetings: string, races: string) => `${meetings}, ${races}`,
    meeting: 'réunion',
    race: 'course',
    runner: 'partant',
    hiddenMeetings: (count: number) =>
      count === 1
        ? 'Connectez-vous pour voir l’autre réunion'
        : `Connectez-vous pour voir les ${count} autres réunions`,
    hiddenText: 'Le programme complet est gratuit pour les membres.',
    signIn: 'Voir toutes les réunions',
  },
  race: {
    quinte: 'Quinté+',
    arrival: 'Arrivée',
    noTime: 'heure à venir',
    arrivalStates: { provisional: 'Provisoire', official: 'Définitive' },
    corrected: (state: string) => `${state}, corrigée`,
  },
  stats: {
    title: 'Statistiques',
    subtitle: 'Ce que contiennent les données enregistrées, par discipline.',
    caption: 'Courses, partants et victoires par discipline',
    discipline: 'Discipline',
    races: 'Courses',
    runners: 'Partants',
    wins: 'Victoires',
    period: (first: string, last: string) => `Du ${first} au ${last}`,
    total: 'Toutes disciplines',
    empty: 'Aucune course enregistrée pour le moment',
    unknownDiscipline: 'Non précisée',
  },
} as const);
