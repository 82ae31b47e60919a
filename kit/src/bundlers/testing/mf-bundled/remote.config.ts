import { defineRemote } from '@galopin/shared/contracts';

/** A remote that another bundler builds, with a chunk that its page loads later. */
export const remote = defineRemote({
  name: 'mf-bundled',
  port: 3198,
  contract: '^1.5.0',
  pages: [{ path: '/Bundled', name: 'Bundled', page: 'fixture', access: 'member', title: 'Bundled' }],
});
