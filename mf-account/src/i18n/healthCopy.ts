import { typeset } from '@galopin/shared/lib';

/** What the system's health is said in. */
export const healthCopy = typeset({
  subtitle: 'L’état du système, tel que le serveur le voit.',
  system: 'Système',
  database: 'Base de données',
  parse: 'Parse Server',
  stream: 'Flux de notifications',
  clients: 'client connecté',
  clientsPlural: 'clients connectés',
  uptime: 'En service depuis',
  latency: 'Temps de réponse',
  reason: 'Motif',
  memory: 'Mémoire occupée',
  version: 'Version',
  versions: 'Versions',
  versionNames: { node: 'Node.js', contract: 'Contrat' },
  noVersions: 'Le serveur n’en annonce aucune.',
  levels: { good: 'Opérationnel', bad: 'En panne', unknown: 'État inconnu' },
  day: 'jour',
  hour: 'heure',
  minute: 'minute',
  and: ' et ',
  lessThanAMinute: 'moins d’une minute',
} as const);
