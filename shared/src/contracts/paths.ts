/** Every path of the site: pattern and builder together. Remotes link through these, never by a string. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  day: {
    pattern: '/Jour',
    to: (jour?: string) => (jour === undefined ? '/Jour' : `/Jour?jour=${encodeURIComponent(jour)}`),
  },
  admin: { pattern: '/Admin', to: () => '/Admin' },
  stats: { pattern: '/Stats', to: () => '/Stats' },
  signIn: { pattern: '/connec', to: () => '/connec' },
  about: { pattern: '/Propos', to: () => '/Propos' },
  tips: { pattern: '/Aspibet', to: () => '/Aspibet' },
  guide: { pattern: '/Aspibet-guide', to: () => '/Aspibet-guide' },
  profile: {
    pattern: '/Profile',
    to: () => '/Profile',
    /** What the member is told of, and how. */
    alerts: () => '/Profile#profile-alerts',
  },
  download: { pattern: '/Download', to: () => '/Download' },
  race: {
    pattern: '/Course/:id',
    to: (id: number) => `/Course/${id}`,
    /** Its ticket, to be ticked. */
    ticket: (id: number) => `/Course/${id}?onglet=ticket#onglets`,
  },
  horse: { pattern: '/Cheval/:id', to: (id: number) => `/Cheval/${id}` },
  jockey: { pattern: '/Jockey/:id', to: (id: number) => `/Jockey/${id}` },
  trainer: { pattern: '/Trainer/:id', to: (id: number) => `/Trainer/${id}` },
} as const;
