import { typeset } from '@galopin/shared/lib';

/** What the frame of `/Admin` says, whichever view is in it; each view has a copy of its own. */
export const adminCopy = typeset({
  title: 'Administration',
  /** In its place for a team's member, who administers nothing. */
  teamTitle: 'Mon équipe',
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
    teams: 'Équipes',
    audit: 'Journal',
  },
  password: {
    title: 'Saisissez à nouveau votre mot de passe',
    text: 'Pour votre sécurité, saisissez à nouveau votre mot de passe : la dernière fois remonte à plus de dix minutes.',
    label: 'Mot de passe',
    missing: 'Saisissez votre mot de passe.',
    go: 'Continuer',
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
    teams: 'Les équipes n’ont pas pu être lues',
    audit: 'Le journal n’a pas pu être lu',
  },
  failedText: 'Le serveur ne répond pas comme prévu. Réessayez dans un instant.',
  pages: 'Pages de la liste',
  refresh: 'Actualiser',
  readAt: (clock: string) => `Relevé à ${clock}`,
} as const);
