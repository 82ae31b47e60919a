import { typeset } from '@galopin/shared/lib';

/** What this remote says to visitors. */
export const fr = typeset({
  day: {
    todayTitle: 'Les réunions du jour',
    title: 'Réunions de la journée',
    documentTitle: (day: string) => `Courses du ${day}`,
    dayNavigation: 'Choisir une journée',
    yesterday: 'Hier',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    calendar: 'Calendrier',
    meetings: 'Aller à une réunion',
    natures: { DIURNE: 'Diurne', SEMINOCTURNE: 'Semi-nocturne', NOCTURNE: 'Nocturne' },
    surfaces: { PH: 'Herbe', PS: 'Sable', PSF: 'Sable fibré', DUR: 'Cendrée' } as Readonly<
      Record<string, string>
    >,
    temperature: (degrees: string) => `${degrees} °C`,
    from: (time: string) => `dès ${time}`,
    showRaces: 'Voir les arrivées',
    hideRaces: 'Masquer les arrivées',
    ofMeeting: (racecourse: string) => ` de ${racecourse}`,
    empty: 'Aucune réunion pour cette journée',
    emptyTexts: {
      past: 'Aucune course n’est enregistrée pour cette date : choisissez-en une autre.',
      today:
        'Le programme d’aujourd’hui n’est pas encore arrivé : choisissez une autre date, ou revenez plus tard.',
      tomorrow: 'Le programme de demain n’est pas encore publié : il paraît dans la journée.',
      later: 'Les programmes sont publiés la veille : choisissez une date plus proche.',
    },
    failed: 'Les réunions n’ont pas pu être chargées',
    failedText: 'Le service ne répond pas comme prévu. Vérifiez votre connexion, puis réessayez.',
    refreshArrivals: 'Actualiser',
    refreshTitle: 'Actualiser les arrivées',
    nextRace: {
      all: () => 'Prochaine course',
      filtered: () => 'Prochaine course de votre choix',
      // Who sees one meeting is not to take its next race for the day's.
      shown: (racecourse: string) => `Prochaine course à ${racecourse}`,
    },
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
    awaitedMeetings: (count: number) =>
      count === 1 ? 'L’autre réunion arrive' : `Les ${count} autres réunions arrivent`,
    awaitedText: 'Votre session se rouvre.',
  },
  filters: {
    label: 'Filtrer les courses',
    disciplines: 'Disciplines',
    countries: 'Pays',
    shown: 'course',
    clear: 'Effacer les filtres',
    none: 'Aucune course ne correspond à ces filtres',
    noneText: 'La journée compte d’autres courses : retirez un filtre ou choisissez une autre date.',
  },
  calendar: {
    title: 'Choisir une journée',
    first: '1er',
    loading: 'Recherche des jours de courses…',
    known: 'Les jours de courses sont en gras.',
    failed: 'Les jours de courses n’ont pas pu être chargés ; toutes les dates restent ouvertes.',
    notLoaded: 'Le calendrier n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez.',
    races: (day: string, races: string) => `${day}, ${races}`,
    denied: 'Connectez-vous pour consulter le programme et les résultats des autres journées.',
    signIn: 'Se connecter',
  },
  race: {
    toStart: 'À partir',
    toStartIn: (countdown: string) => `À partir ${countdown}`,
    quinte: 'Quinté+',
    refunded: 'remboursé',
    forStake: (stake: string) => `pour ${stake}`,
    arrival: 'Arrivée',
    noTime: 'heure à venir',
    arrivalStates: {
      provisional: 'Provisoire',
      inquiry: 'Enquête en cours',
      photo: 'Photo',
      official: 'Définitive',
    },
    corrected: (state: string) => `${state}, corrigée`,
  },
} as const);
