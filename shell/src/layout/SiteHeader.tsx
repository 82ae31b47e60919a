import { paths, type Session } from '@galopin/shared/contracts';
import { Link, NavLink, useLocation } from '@galopin/shared/router';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { useEffect, useRef } from 'react';
import { fr } from '../i18n/fr';
import { MessageBell } from '../notifications/MessageBell';
import { SearchButton } from '../search/SearchButton';
import { BrandMark } from './BrandMark';
import {
  Bar,
  Brand,
  Name,
  NavItem,
  NavList,
  Pending,
  SignOut,
  Tools,
  navLinkStyle,
} from './SiteHeader.styles';

const copy = fr.navigation;
const EVERYONE = [
  { to: paths.home.to(), label: copy.home },
  { to: paths.day.to(), label: copy.day },
  { to: paths.stats.to(), label: copy.stats },
  { to: paths.tips.to(), label: copy.tips },
  { to: paths.guide.to(), label: copy.guide },
  { to: paths.download.to(), label: copy.download },
  { to: paths.about.to(), label: copy.about },
];

/** Brand and main navigation. */
export function SiteHeader() {
  const session = useSession();
  const isMember = session.status === 'signedIn';
  const links = [
    ...EVERYONE,
    ...(isMember || isReturning(session) ? [{ to: paths.profile.to(), label: copy.profile }] : []),
    ...(isMember && session.isAdmin ? [{ to: paths.admin.to(), label: copy.admin }] : []),
  ];
  const list = useCurrentInSight(links.length);
  return (
    <Bar>
      <Brand as={Link} to={paths.home.to()}>
        <BrandMark />
        <Name>{fr.siteName}</Name>
      </Brand>
      <Tools>
        <SearchButton />
        <MessageBell />
      </Tools>
      <nav aria-label={copy.label}>
        <NavList ref={list}>
          {links.map(({ to, label }) => (
            <NavItem key={to}>
              <NavLink to={to} end className={navLinkStyle}>
                {label}
              </NavLink>
            </NavItem>
          ))}
          <NavItem $last>
            <SessionAction />
          </NavItem>
        </NavList>
      </nav>
    </Bar>
  );
}

/** A member who comes back, whom the provider has not confirmed yet: what all members get is there at once. */
const isReturning = (session: Session) => session.status === 'unknown' && session.expected === 'member';

/**
 * Scrolls the row of links, where it is wider than the window, so that the current page's is seen. Some links come
 * late, once the visitor is known.
 */
function useCurrentInSight(links: number) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname, links]);
  return list;
}

/** « Se connecter » or « Se déconnecter »; neither while a returning member's session is being restored. */
function SessionAction() {
  const session = useSession();
  const { session: api } = useShell();
  if (session.status === 'signedIn') {
    return (
      <SignOut type="button" onClick={() => void api.signOut()}>
        {copy.signOut}
      </SignOut>
    );
  }
  if (isReturning(session)) return <Pending aria-hidden="true" />;
  return (
    <NavLink to={paths.signIn.to()} className={navLinkStyle}>
      {copy.signIn}
    </NavLink>
  );
}
