import { paths } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { useSession } from '@galopin/shared/shell-context';
import { fr } from '../i18n/fr';

const copy = fr.navigation;

export interface SiteLink {
  readonly to: string;
  readonly label: string;
}

/** Where everybody goes. */
const MAIN: readonly SiteLink[] = [
  { to: paths.home.to(), label: copy.home },
  { to: paths.day.to(), label: copy.day },
  { to: paths.stats.to(), label: copy.stats },
  { to: paths.tips.to(), label: copy.tips },
  { to: paths.guide.to(), label: copy.guide },
  { to: paths.download.to(), label: copy.download },
  { to: paths.about.to(), label: copy.about },
];

/** The site's links for this visitor; those of an account come as soon as one is expected. */
export function useSiteLinks(): readonly SiteLink[] {
  const session = useSession();
  const isMember = session.status === 'signedIn';
  return [
    ...MAIN,
    ...(isMember || isReturning(session) ? [{ to: paths.profile.to(), label: copy.profile }] : []),
    ...(isMember && session.isAdmin ? [{ to: paths.admin.to(), label: copy.admin }] : []),
  ];
}
