import { typeset } from '@galopin/shared/lib';

/** The horses that a member has spotted. */
export const spottedCopy = typeset({
  title: 'Chevaux repérés',
  none: 'Aucun cheval repéré. Ouvrez « Ma note » sur la page d’un cheval, ou le détail d’un partant, pour noter ce qu’il faut en retenir.',
  loading: 'Chargement de vos notes…',
  failed: 'Vos chevaux repérés n’ont pas pu être chargés',
  nameless: (id: number) => `Cheval n° ${id}`,
  remove: 'Supprimer',
  removeNote: (horse: string) => `Supprimer la note sur ${horse}`,
  confirm: 'Confirmer la suppression',
  notRemoved: (reason: string) => `La note n’a pas pu être supprimée. (${reason})`,
} as const);
