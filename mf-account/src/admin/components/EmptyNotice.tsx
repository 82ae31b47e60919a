import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, EmptyState, type EmptyStateProps } from '@galopin/shared/ui';
import type { AdminViewName } from '../domain/adminAddress';
import { listPath } from '../domain/listAddress';
import { listsCopy } from '../i18n/listsCopy';

interface Props extends Omit<EmptyStateProps, 'action'> {
  /** Where else to go. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** There is nothing here, and perhaps somewhere else. */
export function EmptyNotice({ link, ...state }: Props) {
  const action = link && (
    <ButtonLink as={Link} {...{ to: link.to }} $variant="secondary">
      {link.label}
    </ButtonLink>
  );
  return <EmptyState icon="info-circle" {...state} action={action} />;
}

/** The same in a card of its own. */
export function EmptyCard(props: Props) {
  return (
    <Card>
      <EmptyNotice {...props} />
    </Card>
  );
}

interface PageProps {
  readonly view: AdminViewName;
  readonly title: string;
  readonly text: string;
}

/** The address asks for a page or a state of a list that has no rows: the way back to all. */
export function EmptyPage({ view, ...said }: PageProps) {
  const link = { to: listPath(view, { state: null, page: 1 }), label: listsCopy.first };
  return <EmptyNotice icon="filter-off" {...said} link={link} />;
}
