import { typeset } from '@galopin/shared/lib';
import { downloadCopy } from './downloadCopy';
import { paymentCopy } from './paymentCopy';
import { profileCopy } from './profileCopy';

/** What this remote says to visitors. */
export const fr = typeset({
  profile: profileCopy,
  payment: paymentCopy,
  download: downloadCopy,
  admin: {
    title: 'Administration',
    subtitle: 'L’état du système, tel que le serveur le voit.',
    denied: 'Accès réservé',
    deniedText: 'Cette page est réservée à l’administrateur du site.',
    home: 'Revenir à l’accueil',
    failed: 'L’état du système n’a pas pu être lu',
    failedText: 'Le serveur ne répond pas comme prévu. Réessayez dans un instant.',
    refresh: 'Actualiser',
    readAt: (clock: string) => `Relevé à ${clock}`,
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
  },
} as const);
