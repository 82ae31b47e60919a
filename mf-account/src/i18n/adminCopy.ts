import { typeset } from '@galopin/shared/lib';

/** What the frame of `/Admin` says, whichever view is in it; each view has a copy of its own. */
export const adminCopy = typeset({
  title: 'Administration',
  views: 'Vues de l’administration',
  names: {
    health: 'État du système',
    audience: 'Audience',
    members: 'Membres',
    payments: 'Paiements',
    notifications: 'Notifications',
    content: 'Contenus',
    imports: 'Imports',
    versions: 'Versions',
  },
  denied: 'Accès réservé',
  deniedText: 'Cette page est réservée à l’administrateur du site.',
  home: 'Revenir à l’accueil',
  failed: {
    health: 'L’état du système n’a pas pu être lu',
    audience: 'L’audience n’a pas pu être lue',
    members: 'Les membres n’ont pas pu être lus',
    payments: 'Les paiements n’ont pas pu être lus',
    notifications: 'Les notifications n’ont pas pu être lues',
    content: 'Les contenus n’ont pas pu être lus',
    imports: 'Les imports n’ont pas pu être lus',
    versions: 'Les versions n’ont pas pu être lues',
  },
  failedText: 'Le serveur ne répond pas comme prévu. Réessayez dans un instant.',
  refresh: 'Actualiser',
  readAt: (clock: string) => `Relevé à ${clock}`,
} as const);
