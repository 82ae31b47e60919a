import { paths } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { Link, NavLink } from '@galopin/shared/router';
import { useSession, useShell } from '@galopin/shared/shell-context';
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
import { useSiteLinks } from './useSiteLinks';

const copy = fr.navigation;

/** Brand, messages and, where the window has the room, search and main navigation: elsewhere `BottomBar` has these. */
export function SiteHeader() {
  const links = useSiteLinks();
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
        <NavList>
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
