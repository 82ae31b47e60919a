import { typeset } from '@galopin/shared/lib';

/** What is said of the following of PMU's day in `/Admin`. */
export const followCopy = typeset({
  title: 'Suivi du PMU',
  off: 'Le suivi du PMU n’est pas activé sur ce serveur.',
  status: { ok: 'Suivi normal', degraded: 'Suivi dégradé' },
  role: 'Rôle de ce serveur',
  roles: { following: 'suit la journée', 'standing by': 'en réserve' },
  lastAnswer: 'Dernière réponse',
  never: 'aucune encore',
  failures: 'Échecs de suite',
  reason: 'Motif',
  unusable: 'Documents inutilisables',
  documents: {
    programme: 'programme',
    race: 'course',
    participants: 'partants',
    'performances-detaillees/pretty': 'performances',
    'rapports-definitifs': 'rapports',
  },
  filling: 'Rattrapage',
  filled: (day: string, done: string, total: string) => `${day}, ${done} documents sur ${total}`,
  filledThen: (now: string, days: string) => `${now} ; ensuite ${days}`,
  day: 'journée',
  daysWithoutRaces: 'Journées sans course',
} as const);
