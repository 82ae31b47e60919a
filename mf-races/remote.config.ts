import { defineRemote, paths } from '@galopin/shared/contracts';

export const remote = defineRemote({
  name: 'mf-races',
  port: 3101,
  contract: '^1.5.0',
  pages: [
    {
      path: paths.home.pattern,
      name: 'index',
      page: 'home',
      access: 'public',
      title: 'Les courses du jour',
      query: { jour: 'isoDate' },
      prefetch: '/caractrap?limit=1001&sort=reun%20asc%2C%20prix%20asc&jour={today}&reun=1',
    },
    {
      path: paths.day.pattern,
      name: 'Jour',
      page: 'raceDay',
      access: 'member',
      title: 'Réunions de la journée',
      query: { jour: 'isoDate' },
    },
    { path: paths.stats.pattern, name: 'Stats', page: 'stats', access: 'member', title: 'Statistiques' },
  ],
  widgets: [{ slot: 'quinte-of-the-day', widget: 'quinteWidget', title: 'Le Quinté+ du jour', height: 96 }],
});
