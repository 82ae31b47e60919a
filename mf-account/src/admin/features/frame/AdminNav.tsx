import { Link } from '@galopin/shared/router';
import { SegmentedLink, SegmentedLinks } from '@galopin/shared/ui';
import { ADMIN_VIEW_NAMES, adminPath, type AdminViewName } from '../../domain/adminAddress';
import { adminCopy as copy } from '../../i18n/adminCopy';
import { useIsAdmin } from './useIsAdmin';

/** The way between what the administrator sees; scrolls sideways on a phone. A team's member sees one view alone. */
export function AdminNav({ view }: { readonly view: AdminViewName }) {
  if (!useIsAdmin()) return null;
  return (
    <SegmentedLinks label={copy.views}>
      {ADMIN_VIEW_NAMES.map((name) => (
        <SegmentedLink
          key={name}
          as={Link}
          to={adminPath(name)}
          aria-current={name === view ? 'page' : undefined}
        >
          {copy.names[name]}
        </SegmentedLink>
      ))}
    </SegmentedLinks>
  );
}
