import { typeset } from '@galopin/shared/lib';

/** What the widget of the favourites' next race says on the pages of other remotes. */
export const nextRaceCopy = typeset({
  title: 'Prochaine course de vos favoris',
  loading: 'Recherche de la prochaine course de vos favoris…',
  rider: (jockey: string, horse: string) => `${jockey} (${horse})`,
  trainer: (trainer: string, horse: string) => `${horse}, entraîné par ${trainer}`,
  others: (count: number) => (count === 1 ? 'et un autre favori' : `et ${count} autres favoris`),
});
