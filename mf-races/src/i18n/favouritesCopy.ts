import { typeset } from '@galopin/shared/lib';

/** What the home page says of those the visitor follows. */
export const favouritesCopy = typeset({
  title: 'Vos favoris courent aujourd’hui',
  loading: 'Recherche de vos favoris…',
  none: 'Aucun de vos favoris ne court aujourd’hui.',
  noneYet: 'Suivez un cheval, un jockey ou un entraîneur par l’étoile de sa page : ses courses seront ici.',
  failed: 'Les courses de vos favoris n’ont pas pu être chargées.',
  retry: 'Réessayer',
  more: (count: number) => (count === 1 ? 'et un autre partant' : `et ${count} autres partants`),
  rider: (jockey: string, horse: string) => `${jockey} (${horse})`,
  trainer: (trainer: string, horse: string) => `${horse}, entraîné par ${trainer}`,
  nonRunner: 'non partant',
});
