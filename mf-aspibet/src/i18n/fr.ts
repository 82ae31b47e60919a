import { typeset } from '@galopin/shared/lib';

/** What the tips page and the notices of all pages say; the guide and the about page have their own tables. */
export const fr = typeset({
  tips: {
    title: 'Pronostics du jour',
    documentTitle: (day: string) => `Pronostics du ${day}`,
    others: 'Les autres courses du jour',
    allRaces: 'Les courses du jour',
    count: (count: number) => (count === 1 ? '1 pronostic' : `${count} pronostics`),
    none: 'Pas encore de pronostic pour cette course',
    noneToday: 'Pas encore de pronostic aujourd’hui',
    noneTodayText: 'Les pronostics paraissent dans la journée. Le programme est déjà là.',
    selection: 'Notre sélection',
    base: 'Base',
    regular: 'Chances régulières',
    outsiders: 'Outsiders',
    favourite: 'Coup de cœur',
    quinte: 'Quinté+',
    runner: 'partant',
    race: 'course',
    arrival: 'Arrivée',
    noTime: 'heure à venir',
    openRace: 'Voir la course',
    raceOnly: 'Course',
    failed: 'Les pronostics n’ont pas pu être chargés',
    failedText: 'Le programme du jour reste disponible ci-dessous.',
    racesFailed: 'Les courses du jour n’ont pas pu être chargées',
    racesFailedText: 'Le service ne répond pas comme prévu. Vérifiez votre connexion, puis réessayez.',
    empty: 'Aucune réunion pour cette journée',
    emptyText: 'Les programmes sont publiés la veille.',
    locked: 'Les autres pronostics sont réservés aux abonnés',
    lockedText: (count: number) =>
      count === 1
        ? 'Un autre pronostic est paru aujourd’hui.'
        : `${count} autres pronostics sont parus aujourd’hui.`,
    lockedRaces: 'Courses dont le pronostic est réservé',
    lockedRace: 'Réservé aux abonnés',
    subscribe: 'S’abonner',
    signIn: 'Voir tous les pronostics',
    guide: 'Comprendre les paris',
  },
  press: {
    title: 'Synthèse de la presse',
    of: (race: string) => `Synthèse de la presse, ${race}`,
    paper: 'Titre',
    place: (place: number) => `Cheval ${place}`,
    mentions: 'Chevaux les plus cités',
    cited: (titles: number) => (titles === 1 ? '1 citation' : `${titles} citations`),
    failed: 'La synthèse de la presse n’a pas pu être chargée',
    failedText: 'Les pronostics et le programme du jour restent disponibles.',
  },
  notice: {
    adults: '18+',
    short: 'Jouer comporte des risques : endettement, isolement, dépendance.',
    help: 'Joueurs Info Service :',
    phone: '09 74 75 13 13',
    phoneNote: '(appel non surtaxé)',
    site: 'joueurs-info-service.fr',
    minors: 'Les jeux d’argent et de hasard sont interdits aux mineurs.',
    advice:
      'Ne misez que ce que vous pouvez perdre, fixez-vous une limite avant de jouer et n’essayez jamais de vous refaire. Si le jeu vous préoccupe, vous ou un proche, une écoute anonyme et confidentielle existe :',
  },
} as const);
