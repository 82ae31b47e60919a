import { defineRemote, paths } from '@galopin/shared/contracts';

export const remote = defineRemote({
  name: 'mf-entities',
  port: 3102,
  contract: '^1.3.0',
  pages: [
    {
      path: paths.race.pattern,
      name: 'Course-id',
      page: 'race',
      access: 'public',
      title: 'Course',
      params: { id: 'positiveInteger' },
      prefetch: '/caractrap?id={params.id}',
    },
    {
      path: paths.horse.pattern,
      name: 'Cheval-id',
      page: 'horse',
      access: 'public',
      title: 'Cheval',
      params: { id: 'positiveInteger' },
      prefetch: '/apin/entities/horse/{params.id}',
    },
    {
      path: paths.jockey.pattern,
      name: 'Jockey-id',
      page: 'jockey',
      access: 'public',
      title: 'Jockey',
      params: { id: 'positiveInteger' },
      prefetch: '/apin/entities/jockey/{params.id}',
    },
    {
      path: paths.trainer.pattern,
      name: 'Trainer-id',
      page: 'trainer',
      access: 'public',
      title: 'Entraîneur',
      params: { id: 'positiveInteger' },
      prefetch: '/apin/entities/trainer/{params.id}',
    },
  ],
  widgets: [
    {
      slot: 'favourites-next-race',
      widget: 'nextRaceWidget',
      title: 'Prochaine course de vos favoris',
      height: 96,
    },
  ],
});
