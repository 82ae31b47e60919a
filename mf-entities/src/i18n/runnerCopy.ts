import { typeset } from '@galopin/shared/lib';

/** What is said of a runner that is unfolded. */
export const runnerCopy = typeset({
  compare: 'Comparer',
  compareHorse: (horse: string) => `Comparer ${horse}`,
  facts: 'Le cheval',
  opinion: (opinion: string) => `Avis de l’entraîneur : ${opinion}`,
  opinions: { POSITIF: 'favorable', NEUTRE: 'neutre', NEGATIF: 'défavorable' },
  driver: { changed: 'Changement de driver', replaces: (name: string) => `Remplace le driver ${name}` },
  jockey: { changed: 'Changement de jockey', replaces: (name: string) => `Remplace le jockey ${name}` },
  breeder: (name: string) => `Éleveur : ${name}`,
  trainedIn: (country: string) => `Pays d’entraînement : ${country}`,
  paidPlaces: (count: number) => (count === 1 ? '1 place payée' : `${count} places payées`),
  runs: 'Cinq dernières courses',
  loading: 'Chargement de ses dernières courses…',
  failed: 'Ses dernières courses n’ont pas pu être chargées',
  retry: 'Réessayer',
  none: 'Aucune course courue n’est enregistrée.',
  unknownHorse: 'La source de cette course ne dit pas de quel cheval il s’agit.',
  daysSince: (days: number) => {
    if (days === 0) return 'A déjà couru aujourd’hui';
    return days === 1 ? 'Dernière course la veille' : `Dernière course ${days} jours avant`;
  },
  driverBefore: (name: string) => `Changement de driver : ${name} la dernière fois`,
  jockeyBefore: (name: string) => `Changement de jockey : ${name} la dernière fois`,
  shoeingBefore: (now: string, before: string) => `Ferrure : ${now}, ${before} la dernière fois`,
  record: (time: string) => `Record ${time}`,
  here: (racecourse: string, starts: string, wins: string, places: string) =>
    `À ${racecourse} : ${starts}, ${wins}, ${places}`,
  bestHere: (time: string) => `Meilleur temps ici ${time}`,
  neverHere: (racecourse: string) => `N’a pas couru récemment à ${racecourse}`,
  start: 'course',
  win: 'victoire',
  place: 'place',
  outOf: (declared: number) => `sur ${declared}`,
  page: 'Fiche du cheval',
  odds: 'Cote',
} as const);

const BREEDS: Readonly<Record<string, string>> = {
  'TROTTEUR FRANCAIS': 'Trotteur français',
  'TROTTEUR ETRANGER': 'Trotteur étranger',
  'PUR-SANG': 'Pur-sang',
  AQPS: 'AQPS',
  ARABE: 'Arabe',
  'ANGLO ARABE': 'Anglo-arabe',
};

/** « Pur-sang »; a breed nobody knows as the source calls it, in plain letters. */
export const breedLabel = (breed: string): string =>
  BREEDS[breed] ?? breed.slice(0, 1) + breed.slice(1).toLocaleLowerCase('fr');
