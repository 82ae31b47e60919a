import { typeset } from '@galopin/shared/lib';

/** What `/Profile` says of those the member follows. */
export const favouritesCopy = typeset({
  title: 'Mes favoris',
  lists: { horse: 'Chevaux', jockey: 'Jockeys et drivers', trainer: 'Entraîneurs' },
  nameless: {
    horse: (id: number) => `Cheval n° ${id}`,
    jockey: (id: number) => `Jockey n° ${id}`,
    trainer: (id: number) => `Entraîneur n° ${id}`,
  },
  none: 'Vous ne suivez encore personne. L’étoile sur la page d’un cheval, d’un jockey ou d’un entraîneur l’ajoute ici ; l’accueil annonce leurs courses du jour.',
  loading: 'Chargement de vos favoris…',
  failed: 'Vos favoris n’ont pas pu être lus',
  failedText: 'Rien n’est perdu : ils restent sur votre compte. Réessayez dans un instant.',
  unnamed: 'Les noms n’ont pas pu être chargés.',
  retry: 'Réessayer',
});
