import { defineRemote, paths } from '@galopin/shared/contracts';

export const remote = defineRemote({
  name: 'mf-aspibet',
  port: 3104,
  contract: '^1.5.0',
  pages: [
    {
      path: paths.tips.pattern,
      name: 'Aspibet',
      page: 'tips',
      access: 'public',
      title: 'Pronostics du jour',
      query: { jour: 'isoDate' },
    },
    {
      path: paths.guide.pattern,
      name: 'Aspibet-guide',
      page: 'guide',
      access: 'public',
      title: 'Guide des paris',
    },
    { path: paths.about.pattern, name: 'Propos', page: 'about', access: 'member', title: 'À propos' },
  ],
});
