import { defineRemote, paths } from '@galopin/shared/contracts';

export const remote = defineRemote({
  name: 'mf-account',
  port: 3103,
  contract: '^1.3.0',
  pages: [
    { path: paths.signIn.pattern, name: 'connec', page: 'signIn', access: 'public', title: 'Connexion' },
    { path: paths.profile.pattern, name: 'Profile', page: 'profile', access: 'member', title: 'Mon profil' },
    {
      path: paths.download.pattern,
      name: 'Download',
      page: 'download',
      access: 'member',
      title: 'Téléchargement',
    },
    { path: paths.admin.pattern, name: 'Admin', page: 'admin', access: 'member', title: 'Administration' },
  ],
});
