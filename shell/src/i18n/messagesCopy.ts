/** The list of messages. */
export const messagesCopy = {
  empty: 'Aucun message',
  emptyText: 'Les arrivées et les messages du site s’afficheront ici.',
  loading: 'Chargement des messages…',
  failed: 'Les messages précédents n’ont pas pu être chargés.',
  retry: 'Réessayer',
  status: { info: 'Information', success: 'Succès', warning: 'Avertissement', error: 'Erreur' },
} as const;
