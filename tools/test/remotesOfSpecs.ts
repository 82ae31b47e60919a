const RACES = 'mf-races';
const ENTITIES = 'mf-entities';
const ACCOUNT = 'mf-account';
const ASPIBET = 'mf-aspibet';
const EVERY = [RACES, ENTITIES, ACCOUNT, ASPIBET];

/**
 * The remotes whose pages each file of journeys is about; those that a journey only comes by are left out. What is about
 * the shell, releases or the start names none: a change there runs every journey.
 */
export const REMOTES_OF_SPECS: Readonly<Record<string, readonly string[]>> = {
  accessibility: EVERY,
  account: [ACCOUNT],
  admin: [ACCOUNT],
  'admin-lists': [ACCOUNT],
  'admin-sign-in': [ACCOUNT],
  alone: [ENTITIES, ACCOUNT],
  aspibet: [ASPIBET],
  'auth-away': [],
  bundlers: [],
  compare: [ENTITIES],
  consent: [],
  containment: [],
  content: [ACCOUNT, ASPIBET],
  'create-remote': [],
  day: [RACES],
  'design-system': [],
  documents: [],
  drills: [],
  entities: [ENTITIES],
  favourites: [RACES, ENTITIES, ACCOUNT],
  'first-view': EVERY,
  'in-shell': [],
  ingest: [],
  'kit-versions': [],
  live: [RACES, ENTITIES],
  member: [RACES, ACCOUNT],
  notifications: [],
  offline: [ACCOUNT],
  'offline-pages': [],
  'open-tabs': [],
  pages: EVERY,
  phone: [RACES, ENTITIES, ACCOUNT],
  payment: [ACCOUNT],
  'payment-trouble': [ACCOUNT],
  profile: [ACCOUNT],
  'race-card': [ENTITIES],
  release: [],
  'render-drills': [],
  'render-releases': [],
  search: [],
  secrets: [],
  slots: [RACES, ENTITIES, ASPIBET],
  smoke: [],
  'stock-host': [ASPIBET],
  stats: [RACES],
  team: [],
  teams: [ACCOUNT],
  ticket: [RACES, ENTITIES],
  'taking-over': EVERY,
  tracking: [],
  visitor: [RACES, ENTITIES],
  'without-script': EVERY,
};
