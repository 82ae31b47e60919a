import { paths } from '@galopin/shared/contracts';
import { Link, NavLink } from '@galopin/shared/router';
import { useSession, useShell } from '@galopin/shared/shell-context';
import { fr } from '../i18n/fr';
import { BrandMark } from './BrandMark';
import { Bar, Brand, Name, NavItem, NavList, Pending, SignOut, navLinkStyle } from './SiteHeader.styles';

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
    ...(isMember ? [{ to: paths.profile.to(), label: copy.profile }] : []),
    ...(isMember && session.isAdmin ? [{ to: paths.admin.to(), label: copy.admin }] : []),
  ];
  return (
    <Bar>
      <Brand as={Link} to={paths.home.to()}>
        <BrandMark />
        <Name>{fr.siteName}</Name>
      </Brand>
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
  if (session.status === 'unknown' && session.expected === 'member') return <Pending aria-hidden="true" />;
  return (
    <NavLink to={paths.signIn.to()} className={navLinkStyle}>
      {copy.signIn}
    </NavLink>
  );
}
