import { Link } from '@galopin/shared/router';
import { ButtonLink, PagesBar } from '@galopin/shared/ui';
import { adminPath, type AdminViewName } from '../domain/adminAddress';
import { adminCopy } from '../i18n/adminCopy';

interface Props {
  readonly view: AdminViewName;
  /** Whether the newest rows are shown. */
  readonly isNewest: boolean;
  /** Row that the next page is before; null where there is none. */
  readonly next: string | null;
  readonly copy: { readonly newest: string; readonly older: string };
}

/** Of a list that grows at its head while it is read: to what is older, and back to the newest. */
export function CursorLinks({ view, isNewest, next, copy }: Props) {
  if (isNewest && next === null) return null;
  return (
    <PagesBar aria-label={adminCopy.pages}>
      {!isNewest && (
        <ButtonLink as={Link} to={adminPath(view)} $variant="quiet">
          {copy.newest}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink as={Link} to={adminPath(view, { avant: next })} $variant="quiet">
          {copy.older}
        </ButtonLink>
      )}
    </PagesBar>
  );
}
