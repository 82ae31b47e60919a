import { paths, type Session } from '@galopin/shared/contracts';
import { isPublicRoute, mayEnter } from './guard';

/** Specification, part 2, with the global guard's reading of /Jour, /Admin and /Propos. */
const ACCESS: Readonly<Record<keyof typeof paths, 'everyone' | 'members'>> = {
  home: 'everyone',
  day: 'members',
  admin: 'members',
  stats: 'members',
  signIn: 'everyone',
  about: 'members',
  tips: 'everyone',
  guide: 'everyone',
  profile: 'members',
  download: 'members',
  race: 'everyone',
  horse: 'everyone',
  jockey: 'everyone',
  trainer: 'everyone',
};
const all = Object.entries(ACCESS).map(([name, who]) => ({
  who,
  pattern: paths[name as keyof typeof paths].pattern,
}));

const sessions = {
  anonymous: { status: 'anonymous' },
  unknown: { status: 'unknown', expected: 'member' },
  failing: { status: 'failing', reason: 'unavailable' },
  signedIn: {
    status: 'signedIn',
    isAdmin: false,
    user: { uid: 'u', email: 'm@demo.test', emailVerified: false, displayName: null },
  },
} as const satisfies Record<string, Session>;

describe('the guard', () => {
  it('knows all fourteen paths of the site', () => {
    expect(all).toHaveLength(14);
  });

  it.each(all)('opens $pattern to $who', ({ pattern, who }) => {
    expect(isPublicRoute(pattern)).toBe(who === 'everyone');
    expect(mayEnter(pattern, sessions.signedIn)).toBe(true);
    for (const session of [sessions.anonymous, sessions.unknown, sessions.failing]) {
      expect(mayEnter(pattern, session)).toBe(who === 'everyone');
    }
  });

  it.each(all)('reads $pattern alike in any case and with trailing slashes', ({ pattern, who }) => {
    for (const variant of [pattern.toLowerCase(), pattern.toUpperCase(), `${pattern}/`, `${pattern}//`]) {
      expect(isPublicRoute(variant)).toBe(who === 'everyone');
    }
  });

  it.each([
    '/Course',
    '/Course/',
    '/Courses/:id',
    '/cheval',
    '/Aspibet/:id',
    '/Aspibet-guides',
    '/connec/:next',
    '/:anything',
    '/:kind/:id',
    '/*',
    '*',
    '/Admin/Course/:id',
    'Course/:id',
    '//Course/:id',
    '/Course?/:id',
    '/Course/../Profile',
    '/course/./../admin',
    '/profile/../',
    '/Jockey/..',
  ])('is not widened by a manifest that names %s', (pattern) => {
    expect(isPublicRoute(pattern)).toBe(false);
    expect(mayEnter(pattern, sessions.anonymous)).toBe(false);
  });
});
