import { defineRemote } from '@galopin/shared/contracts';

/** The smallest remote there can be, for the tests of the build. */
export const remote = defineRemote({
  name: 'mf-fixture',
  port: 3199,
  contract: '^1.0.0',
  pages: [
    {
      path: '/Fixture/:id',
      name: 'Fixture',
      page: 'fixture',
      access: 'member',
      title: 'Fixture',
      params: { id: 'positiveInteger' },
    },
  ],
  widgets: [{ slot: 'fixture-of-the-day', widget: 'fixtureWidget', title: 'Fixture' }],
});
