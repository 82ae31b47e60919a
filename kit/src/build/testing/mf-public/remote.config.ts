import { defineRemote } from '@galopin/shared/contracts';

/** A remote with a page for everybody and one for members, for the tests of the half that a server runs. */
export const remote = defineRemote({
  name: 'mf-public',
  port: 3198,
  contract: '^1.0.0',
  pages: [
    { path: '/Open', name: 'Open', page: 'open', access: 'public', title: 'Open' },
    { path: '/Closed', name: 'Closed', page: 'closed', access: 'member', title: 'Closed' },
  ],
});
