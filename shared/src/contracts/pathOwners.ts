import type { paths } from './paths';

/**
 * The remote that owns each path of the contract. The release gate refuses these paths to every other remote, whether
 * their owner serves at the moment or not.
 */
export const PATH_OWNERS = {
  home: 'mf-races',
  day: 'mf-races',
  stats: 'mf-races',
  race: 'mf-entities',
  horse: 'mf-entities',
  jockey: 'mf-entities',
  trainer: 'mf-entities',
  signIn: 'mf-account',
  profile: 'mf-account',
  download: 'mf-account',
  admin: 'mf-account',
  tips: 'mf-aspibet',
  guide: 'mf-aspibet',
  about: 'mf-aspibet',
} as const satisfies Record<keyof typeof paths, string>;
