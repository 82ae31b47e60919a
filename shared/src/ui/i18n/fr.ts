/** Words of the design system itself; everything else comes from its callers. */
export const fr = {
  loading: 'Chargement…',
  retry: 'Réessayer',
  close: 'Fermer',
  follow: (name: string) => `Suivre ${name}`,
  unfollow: (name: string) => `Ne plus suivre ${name}`,
  failureTitle: 'Cette partie du site n’a pas pu s’afficher',
  failureText:
    'Le reste du site fonctionne. Vous pouvez réessayer tout de suite ou revenir un peu plus tard.',
  notifications: 'Notifications',
  runnerNumber: (number: string) => `N° ${number}`,
  nonRunner: 'non-partant',
  raceStatus: {
    upcoming: 'À venir',
    soon: 'Départ imminent',
    running: 'En cours',
    provisional: 'Arrivée provisoire',
    official: 'Arrivée définitive',
    cancelled: 'Annulée',
    unknown: 'Résultat non communiqué',
  },
  table: {
    empty: 'Aucune donnée à afficher',
    page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
    previous: 'Page précédente',
    next: 'Page suivante',
    pagination: (caption: string) => `Pages du tableau « ${caption} »`,
    sortLabel: 'Trier par',
    sortNone: 'Ordre d’origine',
    ascending: 'croissant',
    descending: 'décroissant',
  },
} as const;
