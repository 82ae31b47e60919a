import { formatNumber } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Icon, PagesBar } from '@galopin/shared/ui';
import type { AdminViewName } from '../domain/adminAddress';
import { listPath, PAGE_ROWS, type ListAddress } from '../domain/listAddress';
import { adminCopy } from '../i18n/adminCopy';
import { listsCopy as copy } from '../i18n/listsCopy';

interface Props {
  readonly view: AdminViewName;
  readonly address: ListAddress<string>;
  /** Rows of all pages. */
  readonly total: number;
}

/** « Page 2 sur 40 » between two links; nothing when there is only one page. */
export function PageLinks({ view, address, total }: Props) {
  const pages = Math.ceil(total / PAGE_ROWS);
  const { page } = address;
  if (pages <= 1) return null;
  const to = (other: number) => listPath(view, { ...address, page: other });
  return (
    <PagesBar aria-label={adminCopy.pages}>
      {page > 1 && (
        <ButtonLink as={Link} to={to(Math.min(page - 1, pages))} aria-label={copy.previous} $variant="quiet">
          <Icon name="chevron-left" />
        </ButtonLink>
      )}
      <span>{copy.page(formatNumber(page), formatNumber(pages))}</span>
      {page < pages && (
        <ButtonLink as={Link} to={to(page + 1)} aria-label={copy.next} $variant="quiet">
          <Icon name="chevron-right" />
        </ButtonLink>
      )}
    </PagesBar>
  );
}
